export const dataSourceWords = {} as const;
