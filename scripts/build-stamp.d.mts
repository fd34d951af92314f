export function isBuilt(root: string): boolean;
export function writeStamp(root: string): void;
