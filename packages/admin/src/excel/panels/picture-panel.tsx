import { BASE_PREFIX } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { toCellName, toPlace } from '../document/cell-name.ts';
import { describePicture, movePicture, removePicture, resizePicture } from '../document/pictures.ts';
import { WORDS } from '../excel.words.ts';
import { useDocument, useExcel, useSheet } from '../use-excel.ts';
import { Line, Part, TextBox, toCount } from './controls.tsx';

/** Place, size and text of the selected picture. */
export function PicturePanel() {
  const text = useText();
  const document = useDocument();
  const index = useExcel((state) => state.picture) ?? -1;
  const picture = useSheet().pictures?.[index];
  if (!picture) return null;
  const sides = [
    ['width', WORDS.pictureWidth],
    ['height', WORDS.pictureHeight],
  ] as const;
  return (
    <div className="xl-side__body" key={index} data-picture-panel>
      <img className="xl-thumb" src={`${BASE_PREFIX}/file/download/${picture.fileId}`} alt={picture.alt ?? ''} />
      <Line label={text(WORDS.picturePlace)} help={text(WORDS.pictureHelp)}>
        {(id) => (
          <TextBox
            id={id}
            value={toCellName(picture)}
            onCommit={(value) => {
              const place = toPlace(value);
              if (place) document.changeSheet((sheet) => movePicture(sheet, index, place));
            }}
          />
        )}
      </Line>
      <Line label={text(WORDS.pictureSize)}>
        {() => (
          <div className="xl-parts xl-parts--two">
            {sides.map(([side, label]) => (
              <Part key={side} label={text(label)}>
                {(id) => (
                  <TextBox
                    id={id}
                    type="number"
                    value={String(picture[side])}
                    onCommit={(value) => {
                      const size = toCount(value, 1);
                      if (size !== undefined)
                        document.changeSheet((sheet) => resizePicture(sheet, index, { [side]: size }));
                    }}
                  />
                )}
              </Part>
            ))}
          </div>
        )}
      </Line>
      <Line label={text(WORDS.pictureAlt)} help={text(WORDS.pictureAltHelp)}>
        {(id) => (
          <TextBox
            id={id}
            isLong
            value={picture.alt ?? ''}
            onCommit={(value) => document.changeSheet((sheet) => describePicture(sheet, index, value.slice(0, 255)))}
          />
        )}
      </Line>
      <button
        type="button"
        className="xl-add"
        data-remove-picture
        onClick={() => {
          document.changeSheet((sheet) => removePicture(sheet, index));
          document.select(document.state.active);
        }}
      >
        <sl-icon name="trash" /> {text(WORDS.pictureRemove)}
      </button>
    </div>
  );
}
