/** Modules of the drawing library, for bundlers that filter by path. */
export const LIBRARY_MODULE: RegExp;

export function slimModule(code: string, file: string): string | undefined;

export function slimLibrary(): {
  readonly name: string;
  transform(code: string, id: string): { code: string; map: null } | null;
};
