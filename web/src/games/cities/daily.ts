export const number = 2;
