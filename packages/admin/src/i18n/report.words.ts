export const reportWords = {} as const;
