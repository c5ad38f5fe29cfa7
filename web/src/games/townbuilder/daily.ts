export const digit = 3;
