import { BASE_PREFIX, pathOf, readReportPicture } from '@aj-report/contract';
import { useState } from 'react';
import type { FormItem } from './playlist-fields.ts';
import { KIND_ICONS } from './form-item.ts';

/** What an item looks like, in 16:9: its report's stored picture, its words, or a sign of its kind. */
export function ItemPicture({ item }: { readonly item: FormItem }) {
  const { kind, pictureId, severity, text } = item;
  const [lost, setLost] = useState('');
  return (
    <span className="item-picture" data-severity={kind === 'message' ? severity : undefined} aria-hidden="true">
      {kind === 'message' && text.trim() !== '' ? (
        <span className="item-picture__words">{text}</span>
      ) : pictureId !== '' && pictureId !== lost ? (
        <img
          src={BASE_PREFIX + pathOf(readReportPicture, { pictureId })}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setLost(pictureId)}
        />
      ) : (
        <sl-icon name={item.visible ? KIND_ICONS[kind] : 'eye-slash'} />
      )}
    </span>
  );
}
