import type { DefineComponent } from 'vue';
import type { AjTags, PropertiesOf } from './tag-properties.ts';

type VueTags = { [Tag in keyof AjTags]: DefineComponent<PropertiesOf<AjTags[Tag]>> };

/** The tags in templates of Vue, typed where this is imported. */
declare module 'vue' {
  interface GlobalComponents extends VueTags {}
}
