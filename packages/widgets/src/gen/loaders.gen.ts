export const loaders: Readonly<Record<string, () => Promise<unknown>>> = {};
