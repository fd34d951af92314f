import { autocompletion, closeBrackets, completionKeymap, type CompletionContext } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { MySQL, PostgreSQL, sql } from '@codemirror/lang-sql';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { completeColumns, completeParams } from './sql-completion.ts';
import './code-editor.css';

export interface SqlNames {
  /** Tables and their columns. */
  readonly schema: Readonly<Record<string, readonly string[]>>;
  /** Names that may stand in `${}`. */
  readonly params: readonly string[];
  /** Names stand in backticks, as in MySQL. */
  readonly hasBackticks: boolean;
}

/** A place in a text; both count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface TextMistake extends TextPlace {
  readonly message: string;
}

export interface CodeEditorProps {
  readonly label: string;
  readonly value: string;
  readonly codeLanguage: 'sql' | 'json';
  readonly isReadOnly?: boolean;
  readonly placeholder?: string;
  /** What is offered while typing SQL, and how its names are quoted. */
  readonly names?: SqlNames | undefined;
  /** Underlined where it is; the message is read by pointing at it. */
  readonly mistake?: TextMistake | undefined;
  onChange(text: string): void;
  /** Called on Ctrl/Cmd+Enter. */
  readonly onRun?: () => void;
  /** Filled with the function that puts text at the cursor. */
  readonly inserter?: RefObject<((text: string) => void) | null>;
}

const colors = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--aj-code-keyword)' },
  { tag: tags.string, color: 'var(--aj-code-string)' },
  { tag: tags.special(tags.string), color: 'var(--aj-code-function)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--aj-code-number)' },
  { tag: [tags.function(tags.variableName), tags.propertyName, tags.typeName], color: 'var(--aj-code-function)' },
  { tag: tags.comment, color: 'var(--aj-code-comment)', fontStyle: 'italic' },
  { tag: tags.special(tags.name), color: 'var(--aj-code-variable)' },
]);

function languageOf({ codeLanguage, names }: Pick<CodeEditorProps, 'codeLanguage' | 'names'>): Extension {
  if (codeLanguage === 'json') return json();
  if (!names) return sql({ dialect: PostgreSQL, upperCaseKeywords: true });
  const { schema, params, hasBackticks } = names;
  const dialect = hasBackticks ? MySQL : PostgreSQL;
  const quote = hasBackticks ? '`' : '"';
  return [
    sql({ dialect, upperCaseKeywords: true, schema }),
    dialect.language.data.of({ autocomplete: (context: CompletionContext) => completeParams(context, params) }),
    dialect.language.data.of({ autocomplete: (context: CompletionContext) => completeColumns(context, schema, quote) }),
  ];
}

/** Marks a text that the form gave, as opposed to one that a person typed. */
const fromOutside = Annotation.define<boolean>();

interface Latest {
  onChange(text: string): void;
  onRun?: (() => void) | undefined;
}

function extensionsOf(props: CodeEditorProps, language: Compartment, latest: RefObject<Latest>): Extension[] {
  const run = { key: 'Mod-Enter', run: () => (latest.current.onRun?.(), true) };
  return [
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    bracketMatching(),
    closeBrackets(),
    // Its icons are letters that many systems have no glyphs for.
    autocompletion({ icons: false }),
    highlightActiveLine(),
    highlightSelectionMatches(),
    syntaxHighlighting(colors),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': props.label }),
    EditorState.readOnly.of(props.isReadOnly ?? false),
    placeholder(props.placeholder ?? ''),
    keymap.of([run, ...completionKeymap, ...searchKeymap, ...historyKeymap, indentWithTab, ...defaultKeymap]),
    language.of(languageOf(props)),
    EditorView.updateListener.of((update) => {
      const isTyped = update.docChanged && !update.transactions.some((one) => one.annotation(fromOutside));
      // At once: a click on Save must find what is shown.
      if (isTyped) flushSync(() => latest.current.onChange(update.state.doc.toString()));
    }),
  ];
}

function insertAtCursor(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(text));
  view.focus();
}

const NO_MISTAKE: TextMistake = { line: 0, column: 0, message: '' };

/** The word at the place, or the line from there on; nothing for a place that the text does not have. */
function diagnosticsOf(state: EditorState, mistake: TextMistake): Diagnostic[] {
  if (mistake.line < 1 || mistake.line > state.doc.lines) return [];
  const line = state.doc.line(mistake.line);
  const at = Math.min(line.from + mistake.column - 1, line.to);
  const { from, to } = state.wordAt(at) ?? { from: Math.min(at, Math.max(line.from, line.to - 1)), to: line.to };
  return [{ from, to, severity: 'error', message: mistake.message }];
}

/** Escape closes completions and search here, not the dialog around the editor. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
}

/** CodeMirror with SQL or JSON. */
export function CodeEditor(props: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const language = useRef(new Compartment());
  const latest = useRef<Latest>(props);
  useEffect(() => {
    latest.current = props;
  });
  const first = useRef(props);

  useEffect(() => {
    if (!host.current) return;
    const { value, inserter } = first.current;
    const state = EditorState.create({ doc: value, extensions: extensionsOf(first.current, language.current, latest) });
    // Inside a dialog CodeMirror would take the dialog's shadow root for its own and put its styles there.
    const editor = new EditorView({ state, parent: host.current, root: document });
    view.current = editor;
    if (inserter) inserter.current = (text) => insertAtCursor(editor, text);
    return () => editor.destroy();
  }, []);

  const { value, codeLanguage, names, mistake } = props;
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    const changes = { from: 0, to: editor.state.doc.length, insert: value };
    // A step of its own: undo brings back what was typed just before, not what stood before the typing.
    editor.dispatch({ changes, annotations: [fromOutside.of(true), isolateHistory.of('full')] });
  }, [value]);
  useEffect(() => {
    view.current?.dispatch({ effects: language.current.reconfigure(languageOf({ codeLanguage, names })) });
  }, [codeLanguage, names]);
  // Its parts, not itself: it is made anew whenever the page is drawn.
  const { line, column, message } = mistake ?? NO_MISTAKE;
  useEffect(() => {
    const editor = view.current;
    editor?.dispatch(setDiagnostics(editor.state, diagnosticsOf(editor.state, { line, column, message })));
  }, [line, column, message]);

  return <div ref={host} className="aj-code-editor" onKeyDown={keepEscape} />;
}
