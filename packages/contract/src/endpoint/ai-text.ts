import { Type, type Static } from 'typebox';
import { LANGUAGES, type Language } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { COLUMN_TYPES, type ColumnType } from '../table/table.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const AI_TONES = ['plain', 'formal', 'lively'] as const;
export type AiTone = (typeof AI_TONES)[number];
export const AI_LENGTHS = ['short', 'medium', 'long'] as const;
export type AiLength = (typeof AI_LENGTHS)[number];
/** Who writes a text: the model that the operator named, or the service itself from the data. */
export const AI_AUTHORS = ['model', 'narrator'] as const;
export type AiAuthor = (typeof AI_AUTHORS)[number];

const oneOf = <const T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });

const cell = Type.Union([Type.String({ maxLength: LIMITS.aiCellMax }), Type.Number(), Type.Boolean(), Type.Null()]);

export const AiTable = Type.Object({
  columns: Type.Array(
    Type.Object({
      name: Type.String({ maxLength: LIMITS.aiCellMax }),
      type: oneOf<ColumnType>(COLUMN_TYPES),
      label: Type.Optional(Type.String({ maxLength: LIMITS.aiCellMax })),
    }),
    { maxItems: LIMITS.aiColumnsMax },
  ),
  data: Type.Array(Type.Array(cell, { maxItems: LIMITS.aiRowsMax }), { maxItems: LIMITS.aiColumnsMax }),
  rowCount: Type.Integer({ minimum: 0, maximum: LIMITS.aiRowsMax }),
});

export const AiTextRequest = Type.Object({
  instruction: Type.String({ maxLength: LIMITS.aiInstructionMax }),
  tone: oneOf(AI_TONES),
  length: oneOf(AI_LENGTHS),
  language: oneOf<Language>(LANGUAGES),
  /** What the text is about; the caller has read it with its own rights. */
  table: Type.Optional(AiTable),
});
export type AiTextRequest = Static<typeof AiTextRequest>;

/** One line of the answer: who writes, a piece of the text, its end, or why it broke off. */
export type AiTextLine =
  | { readonly author: AiAuthor }
  | { readonly piece: string }
  | { readonly isDone: true; readonly isCut: boolean }
  | { readonly code: string; readonly message: string };

export const getAiState = defineEndpoint({
  id: 'aiText.state',
  method: 'GET',
  path: '/aiText',
  summary: {
    zh: '由谁撰写文字：所配置的模型，或内置叙述',
    en: 'Who writes texts: the model of the settings, or the narrator',
  },
  permission: 'bigScreenManage:design',
  input: {},
  output: Type.Object({ author: oneOf(AI_AUTHORS) }),
});

export const writeAiText = defineEndpoint({
  id: 'aiText.write',
  method: 'POST',
  path: '/aiText',
  summary: {
    zh: '为大屏撰写一段文字，逐段返回；未配置 AJ_AI_URL 时由内置叙述根据数据写成',
    en: 'Write a text for a screen, answered piece by piece; without AJ_AI_URL the narrator writes it from the data',
  },
  permission: 'bigScreenManage:design',
  rate: 'ai',
  answer: 'ndjson',
  input: { body: AiTextRequest },
  output: Type.Unknown(),
});
