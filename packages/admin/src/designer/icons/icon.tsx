import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** One of the designer's own line drawings, 16 px, in the colour of the text. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
