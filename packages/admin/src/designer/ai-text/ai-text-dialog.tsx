import {
  AI_LENGTHS,
  AI_TONES,
  getAiState,
  LIMITS,
  valueColumnsOf,
  type AiAuthor,
  type AiTextRequest,
  type NormalWidget,
  type Table,
} from '@aj-report/contract';
import { declarations, resolveProps } from '@aj-report/widgets/declarations';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { Select } from '../../form/select/select.tsx';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import { spokenIn } from '../designer.ts';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { showsDataInPlaceOfText, writtenFieldOf } from '../open-at.ts';
import { takeText } from './take-text.ts';
import { useDesigner } from '../ui/use-designer.ts';
import { AI_WORDS, LENGTH_WORDS, TONE_WORDS } from './ai-text.words.ts';
import { firstTable, screenTables, withValues, type ScreenTable } from './screen-tables.ts';
import { Choice } from './choice.tsx';
import { Outcome } from './outcome.tsx';
import { useWrittenText } from './use-written-text.ts';
import './ai-text.css';

type Wish = Omit<AiTextRequest, 'table'> & {
  readonly widgetId: string;
  /** Columns of values that the text is not about. */
  readonly leftOut: readonly string[];
};

function textOf(widget: NormalWidget, field: string): string {
  const declaration = declarations[widget.type];
  const props = declaration ? resolveProps(declaration, widget.setup, widget.version) : widget.setup;
  return String(props[field] ?? '');
}

function useAuthor(): AiAuthor | undefined {
  const [author, setAuthor] = useState<AiAuthor>();
  useEffect(() => {
    const abort = new AbortController();
    call(getAiState, { signal: abort.signal }).then(
      (state) => setAuthor(state.author),
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return author;
}

/** Has a text written for the selected widget: of a wish, of what a widget of the screen shows, or both. */
export function AiTextDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const designer = useDesigner();
  const [widget] = useState(() => designer.document.selected[0]);
  const [tables] = useState(() => screenTables(designer, currentLanguage()));
  const author = useAuthor();
  const [wish, setWish] = useState<Wish>(() => ({
    instruction: '',
    tone: 'plain',
    length: 'short',
    language: spokenIn(designer),
    widgetId: firstTable(tables, widget?.id)?.widgetId ?? '',
    leftOut: [],
  }));
  const { text: written, write, stop } = useWrittenText();
  const field = widget && writtenFieldOf(widget);
  if (!widget || field === undefined) return null;
  const before = showsDataInPlaceOfText(widget) ? '' : textOf(widget, field);

  function start(): void {
    const { widgetId, leftOut, ...rest } = wish;
    const found = tables.find((one) => one.widgetId === widgetId)?.table;
    const table = found && withValues(found, new Set(valuesOf(found).filter((name) => !leftOut.includes(name))));
    void write({ ...rest, ...(table && { table: structuredClone(table) as NonNullable<AiTextRequest['table']> }) });
  }
  function take(words: string): void {
    designer.document.change(AI_WORDS.step, takeText(widget!, field!, words));
    onClose();
  }
  const isReady = written.words !== '' && !written.isWriting;
  const chosen = tables.find((one) => one.widgetId === wish.widgetId);
  const values = chosen ? valuesOf(chosen.table) : [];
  const needsData = author === 'narrator' && values.every((name) => wish.leftOut.includes(name));
  return (
    <Modal
      title={text(AI_WORDS.title)}
      isOpen
      width="860px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{text(WORDS.cancel)}</sl-button>
          <sl-button
            disabled={!isReady || before === ''}
            data-button="insert"
            onClick={() => take(`${before}\n${written.words}`)}
          >
            {text(AI_WORDS.insert)}
          </sl-button>
          <sl-button variant="primary" disabled={!isReady} data-button="replace" onClick={() => take(written.words)}>
            {text(AI_WORDS.replace)}
          </sl-button>
        </>
      }
    >
      <div className="ai-text">
        <div className="ai-text__wish">
          <WishForm wish={wish} tables={tables} author={author} ownId={widget.id} onChange={setWish} />
          <div className="ai-text__start">
            {written.isWriting ? (
              <sl-button onClick={stop}>{text(AI_WORDS.stop)}</sl-button>
            ) : (
              <sl-button
                variant="primary"
                data-button="write"
                disabled={author === undefined || needsData}
                onClick={start}
              >
                {text(written.words === '' ? AI_WORDS.write : AI_WORDS.again)}
              </sl-button>
            )}
          </div>
        </div>
        <Outcome written={written} />
      </div>
    </Modal>
  );
}

function valuesOf(table: Table): readonly string[] {
  return valueColumnsOf(table).map((place) => table.columns[place]!.name);
}

interface ValuesChoiceProps {
  readonly table: Table;
  readonly leftOut: readonly string[];
  onChange(leftOut: readonly string[]): void;
}

/** The numbers that the text is about: what of a wish the narrator can follow. */
function ValuesChoice({ table, leftOut, onChange }: ValuesChoiceProps) {
  const text = useText();
  const values = valueColumnsOf(table).map((place) => table.columns[place]!);
  if (values.length === 0) return <span className="muted">{text(AI_WORDS.noNumbers)}</span>;
  return (
    <div className="ai-text__field" role="group" aria-label={text(AI_WORDS.values)}>
      {text(AI_WORDS.values)}
      <span className="ai-text__choices">
        {values.map(({ name, label }) => {
          const isOut = leftOut.includes(name);
          return (
            <button
              key={name}
              type="button"
              className="chip"
              data-value={name}
              aria-pressed={!isOut}
              aria-selected={!isOut}
              onClick={() => onChange(isOut ? leftOut.filter((one) => one !== name) : [...leftOut, name])}
            >
              {label ?? name}
            </button>
          );
        })}
      </span>
    </div>
  );
}

interface WishFormProps {
  readonly wish: Wish;
  readonly tables: readonly ScreenTable[];
  readonly author: AiAuthor | undefined;
  readonly ownId: string;
  onChange(wish: Wish): void;
}

function WishForm({ wish, tables, author, ownId, onChange }: WishFormProps) {
  const text = useText();
  const isNarrator = author === 'narrator';
  const change = (part: Partial<Wish>) => onChange({ ...wish, ...part });
  const chosen = tables.find((one) => one.widgetId === wish.widgetId);
  const options = [
    ...(isNarrator ? [] : [{ value: '', label: text(AI_WORDS.noData) }]),
    ...tables.map((one) => ({ value: one.widgetId, label: one.name, note: noteOf(one, ownId, text) })),
  ];
  return (
    <>
      <p className="ai-text__author muted">
        {author ? (
          <strong className="ai-text__tag">{text(isNarrator ? AI_WORDS.byNarrator : AI_WORDS.byModel)}</strong>
        ) : null}
        {author ? text(isNarrator ? AI_WORDS.narratorHelp : AI_WORDS.modelHelp) : null}
      </p>
      {isNarrator ? (
        <div className="ai-text__field" data-field="no-instruction">
          {text(AI_WORDS.instruction)}
          <span className="muted">{text(AI_WORDS.noInstruction)}</span>
        </div>
      ) : (
        <label className="ai-text__field">
          {text(AI_WORDS.instruction)}
          <textarea
            rows={4}
            data-field="instruction"
            maxLength={LIMITS.aiInstructionMax}
            placeholder={text(AI_WORDS.instructionHint)}
            value={wish.instruction}
            onChange={(event) => change({ instruction: event.target.value })}
          />
        </label>
      )}
      <div className="ai-text__field">
        {text(AI_WORDS.data)}
        {tables.length === 0 && isNarrator ? (
          <span className="muted">{text(AI_WORDS.noTables)}</span>
        ) : (
          <Select
            label={text(AI_WORDS.data)}
            options={options}
            value={wish.widgetId}
            onChange={(value) => change({ widgetId: String(value), leftOut: [] })}
          />
        )}
      </div>
      {isNarrator && chosen ? (
        <ValuesChoice table={chosen.table} leftOut={wish.leftOut} onChange={(leftOut) => change({ leftOut })} />
      ) : null}
      {isNarrator ? null : (
        <Choice
          label={text(AI_WORDS.tone)}
          names={AI_TONES}
          words={TONE_WORDS}
          value={wish.tone}
          onChange={(tone) => change({ tone })}
        />
      )}
      <Choice
        label={text(AI_WORDS.length)}
        names={AI_LENGTHS}
        words={LENGTH_WORDS}
        value={wish.length}
        onChange={(length) => change({ length })}
      />
      <Choice
        label={text(AI_WORDS.language)}
        names={['zh', 'en'] as const}
        words={{ zh: { zh: '中文', en: '中文' }, en: { zh: 'English', en: 'English' } }}
        value={wish.language}
        onChange={(language) => change({ language })}
      />
    </>
  );
}

function noteOf({ widgetId, isSample, rows }: ScreenTable, ownId: string, text: ReturnType<typeof useText>): string {
  const parts = [
    widgetId === ownId ? text(AI_WORDS.ownData) : '',
    isSample ? text(AI_WORDS.sampleRows) : '',
    fill(text(AI_WORDS.rows), { count: rows }),
    rows > LIMITS.aiRowsMax ? fill(text(AI_WORDS.firstRows), { count: LIMITS.aiRowsMax }) : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
