import type { CellTone } from './define-resource.ts';
import './state-tag.css';

/** A state in a word or two. */
export function StateTag({ tone, text }: { readonly tone: CellTone; readonly text: string }) {
  return (
    <span className="state-tag" data-tone={tone}>
      {text}
    </span>
  );
}
