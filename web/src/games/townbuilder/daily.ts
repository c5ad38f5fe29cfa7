export const number = 3;
