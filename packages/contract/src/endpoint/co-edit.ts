import { Type, type Static } from 'typebox';
import { ReportCode } from '../wire/report-code.ts';
import { ScreenEdit } from '../screen/screen-edit.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Of rooms of editors. */
export const ROOM_LIMITS = {
  /** editors of one screen at a time */
  people: 20,
  /** characters of one edit as JSON: what can be saved can be sent */
  editChars: 20_000_000,
  /** edits of one call */
  editsSent: 20,
  /** edits since a save */
  editsKept: 20_000,
  /** ids of a selection that others see */
  selectionMax: 200,
} as const;

const key = Type.String({ minLength: 1, maxLength: 64 });
const permission = 'bigScreenManage:design';

/** One editor of a room: a tab of somebody's browser. */
const editor = { room: key, clientId: key };

/** Where an editor is on the screen. */
export const Presence = Type.Object({
  page: Type.String({ maxLength: 64 }),
  layout: Type.String({ maxLength: 20 }),
  selection: Type.Array(Type.String({ maxLength: 64 }), { maxItems: ROOM_LIMITS.selectionMax }),
  /** px of the document; absent = the pointer is elsewhere */
  cursor: Type.Optional(Type.Object({ x: Type.Number(), y: Type.Number() })),
});
export type Presence = Static<typeof Presence>;

export const Person = Type.Object({
  clientId: Type.String(),
  loginName: Type.String(),
  name: Type.String(),
  /** Absent while it is not known. */
  at: Type.Optional(Presence),
});
export type Person = Static<typeof Person>;

/** An edit in the order of its room. */
export const OrderedEdit = Type.Object({
  seq: Type.Integer(),
  clientId: Type.String(),
  editId: Type.String(),
  name: Type.String(),
  /** The last edit of the room that its editor knew of. */
  seen: Type.Integer(),
  edit: ScreenEdit,
});
export type OrderedEdit = Static<typeof OrderedEdit>;

export const EditRoom = Type.Object({
  room: Type.String(),
  /** The saved screen that the edits of the room go on from; 0 = never saved. */
  baseRevision: Type.Integer(),
  /** The last edit that is in this screen. */
  baseSeq: Type.Integer(),
  lastSeq: Type.Integer(),
  /** Edits up to here are not kept any more: who knows less begins with the base. */
  droppedSeq: Type.Integer(),
});
export type EditRoom = Static<typeof EditRoom>;

export const joinRoom = defineEndpoint({
  id: 'coEdit.join',
  method: 'POST',
  path: '/reportDashboard/together/join',
  summary: {
    zh: '加入大屏的共同编辑；无人在场时开始新的一轮',
    en: 'Join those who edit a screen; where nobody is there a new room begins',
  },
  permission,
  personal: true,
  input: { body: Type.Object({ reportCode: ReportCode, clientId: key }) },
  output: EditRoom,
});

export const sendEdits = defineEndpoint({
  id: 'coEdit.edits',
  audit: false,
  method: 'POST',
  path: '/reportDashboard/together/edits',
  summary: {
    zh: '提交修改；同一 editId 重复提交只算一次',
    en: 'Edits of one editor, put in order; sent again under the same editId they count once',
  },
  permission,
  personal: true,
  keepUnknown: true,
  input: {
    body: Type.Object({
      ...editor,
      edits: Type.Array(Type.Object({ editId: key, seen: Type.Integer({ minimum: 0 }), edit: ScreenEdit }), {
        minItems: 1,
        maxItems: ROOM_LIMITS.editsSent,
      }),
    }),
  },
  output: Type.Object({ seqs: Type.Array(Type.Integer()) }),
});

export const tellPresence = defineEndpoint({
  id: 'coEdit.presence',
  audit: false,
  method: 'POST',
  path: '/reportDashboard/together/presence',
  summary: { zh: '告知页面、光标和选中的组件', en: 'Page, pointer and selection of one editor' },
  permission,
  personal: true,
  input: { body: Type.Object({ ...editor, at: Presence }) },
  output: Type.Null(),
});

export const leaveRoom = defineEndpoint({
  id: 'coEdit.leave',
  audit: false,
  method: 'POST',
  path: '/reportDashboard/together/leave',
  summary: { zh: '离开共同编辑', en: 'Leave the room' },
  permission,
  personal: true,
  input: {
    body: Type.Object({
      ...editor,
      /** Comes back: what nobody has saved waits for it, as it does after a cut. */
      returns: Type.Optional(Type.Boolean()),
    }),
  },
  output: Type.Null(),
});

/** One line of what happens in a room. */
export const RoomEvent = Type.Union([
  Type.Object({ kind: Type.Unsafe<'edits'>({ type: 'string', enum: ['edits'] }), edits: Type.Array(OrderedEdit) }),
  Type.Object({ kind: Type.Unsafe<'people'>({ type: 'string', enum: ['people'] }), people: Type.Array(Person) }),
  Type.Object({
    kind: Type.Unsafe<'saved'>({ type: 'string', enum: ['saved'] }),
    revision: Type.Integer(),
    /** The last edit that the revision has. */
    seq: Type.Integer(),
    name: Type.String(),
    clientId: Type.String(),
  }),
  /** The call ends; `room-over`: the room too. */
  Type.Object({
    kind: Type.Unsafe<'end'>({ type: 'string', enum: ['end'] }),
    code: Type.String(),
    message: Type.String(),
  }),
]);
export type RoomEvent = Static<typeof RoomEvent>;

export const followRoom = defineEndpoint({
  id: 'coEdit.follow',
  audit: false,
  method: 'POST',
  path: '/reportDashboard/together/follow',
  summary: {
    zh: '保持连接，逐行返回修改、在场的人和保存',
    en: 'Stays open and answers edits, people and saves as they come, one a line; an empty line is a sign of life',
  },
  permission,
  personal: true,
  answer: 'ndjson',
  input: {
    body: Type.Object({
      ...editor,
      /** The last edit, and the newest revision, that are known. */ after: Type.Integer({ minimum: 0 }),
      revision: Type.Integer({ minimum: 0 }),
    }),
  },
  output: RoomEvent,
});
