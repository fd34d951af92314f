import { TEXT_ENCODING_NAMES, TEXT_ENCODINGS, type TextEncoding } from '@aj-report/contract';
import { Select } from '../../form/select/select.tsx';
import { useT, useText } from '../../i18n/i18n.ts';

interface EncodingChoiceProps {
  readonly encoding: TextEncoding;
  /** The service guessed it: the rows below show whether it is right. */
  readonly isGuess: boolean;
  readonly disabled: boolean;
  onChange(encoding: TextEncoding): void;
}

/** How the letters of a text file are read. */
export function EncodingChoice({ encoding, isGuess, disabled, onChange }: EncodingChoiceProps) {
  const t = useT();
  const text = useText();
  return (
    <div className="import-dialog__encoding">
      <span>{t('source.encoding')}</span>
      <Select
        size="small"
        label={t('source.encoding')}
        value={encoding}
        disabled={disabled}
        options={TEXT_ENCODINGS.map((value) => ({ value, label: text(TEXT_ENCODING_NAMES[value]) }))}
        onChange={(value) => onChange(value as TextEncoding)}
      />
      {isGuess ? (
        <span className="muted" role="status">
          {t('source.encodingGuessed')}
        </span>
      ) : null}
    </div>
  );
}
