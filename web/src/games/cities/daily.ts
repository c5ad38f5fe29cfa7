export const digit = 2;
