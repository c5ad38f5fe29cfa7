export const digit = 1;
