import type { HTMLAttributes } from 'svelte/elements';
import type { AjTags, TagAttributes } from './tag-properties.ts';

type SvelteTags = { [Tag in keyof AjTags]: TagAttributes<HTMLAttributes<AjTags[Tag]>, AjTags[Tag]> };

/** The tags in templates of Svelte, typed where this is imported. */
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
