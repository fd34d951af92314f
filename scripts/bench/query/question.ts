export const SET_CODE = 'by_region';

/** What is asked; another parameter makes another question. */
export function question(skip: number): object {
  return { setCode: SET_CODE, contextData: { skip } };
}
