export const dataSetWords = {} as const;
