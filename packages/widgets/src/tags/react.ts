import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AjTags, TagAttributes } from './tag-properties.ts';

type ReactTags = {
  [Tag in keyof AjTags]: TagAttributes<DetailedHTMLProps<HTMLAttributes<AjTags[Tag]>, AjTags[Tag]>, AjTags[Tag]>;
};

/** React 19 sets properties and listens to events of elements by itself: the tags are typed where this is imported. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactTags {}
  }
}
