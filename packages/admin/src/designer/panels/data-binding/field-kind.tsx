/** Small sign of a column's kind: 123 for numbers, a clock face for times, letters for texts. */
export function FieldKind({ isNumber, isTime }: { readonly isNumber: boolean; readonly isTime: boolean }) {
  return <i className="field-kind">{isNumber ? '#' : isTime ? '◷' : 'T'}</i>;
}
