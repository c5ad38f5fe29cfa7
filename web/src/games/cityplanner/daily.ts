export const digit = 0;
