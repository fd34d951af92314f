export const crudWords = {} as const;
