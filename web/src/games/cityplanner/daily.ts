export const number = 0;
