import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields, Flag } from './audit.ts';
import { CODE_PATTERN } from './data-source.ts';

export const PLAYLIST_LABEL: Text = { zh: '播放列表', en: 'Playlist' };

/** What an item shows: a screen, an Excel report, or words of its own. */
export const PLAYLIST_KINDS = ['screen', 'excel', 'message'] as const;
export type PlaylistKind = (typeof PLAYLIST_KINDS)[number];

/** How an item comes in the place of the one before. */
export const PLAYLIST_TRANSITIONS = ['fade', 'slide', 'none'] as const;
export type PlaylistTransition = (typeof PLAYLIST_TRANSITIONS)[number];

/** Of the items whose time it is, only those of the highest priority take turns. */
export const PLAYLIST_PRIORITIES = [0, 1, 2] as const;
export type PlaylistPriority = (typeof PLAYLIST_PRIORITIES)[number];

/** How grave a message is. */
export const PLAYLIST_SEVERITIES = ['info', 'success', 'warning', 'danger'] as const;
export type PlaylistSeverity = (typeof PLAYLIST_SEVERITIES)[number];

/** Days of the week as ISO 8601 counts them: Monday is the first. */
export const ISO_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof ISO_WEEKDAYS)[number];

const timeOfDay = Type.String({ pattern: '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d)?$', maxLength: 5 });
const severity = Type.Unsafe<PlaylistSeverity>({ type: 'string', enum: [...PLAYLIST_SEVERITIES] });

/** When an item is due, as the clock and the calendar of the playlist's time zone show it. */
export const PlaylistHours = Type.Object({
  /** `HH:MM`; it ends before `to`, on the next day when that is earlier. Both empty or equal = the whole day. */
  from: timeOfDay,
  to: timeOfDay,
  /** Days on which it begins; empty = every day. */
  weekdays: Type.Array(Type.Unsafe<Weekday>({ type: 'integer', enum: [...ISO_WEEKDAYS] }), {
    maxItems: ISO_WEEKDAYS.length,
    uniqueItems: true,
  }),
});
export type PlaylistHours = Static<typeof PlaylistHours>;

/** One thing that a playlist shows. */
export const PlaylistItem = Type.Object({
  /** Names it within its playlist. */
  id: Type.String({ minLength: 1, maxLength: 64 }),
  kind: Type.Unsafe<PlaylistKind>({ type: 'string', enum: [...PLAYLIST_KINDS] }),
  /** Of a screen or Excel report; empty for a message. */
  reportCode: Type.String({ maxLength: LIMITS.reportCodeMax }),
  /** Id of a page of a screen, or name of a sheet of an Excel report; empty = all of them in turn. */
  page: Type.String({ maxLength: 64 }),
  /** Words of a message; empty for the others. */
  text: Type.String({ maxLength: LIMITS.playlistTextMax }),
  severity,
  seconds: Type.Integer({ minimum: LIMITS.playlistSecondsMin, maximum: LIMITS.playlistSecondsMax }),
  ...PlaylistHours.properties,
  transition: Type.Unsafe<PlaylistTransition>({ type: 'string', enum: [...PLAYLIST_TRANSITIONS] }),
  priority: Type.Unsafe<PlaylistPriority>({ type: 'integer', enum: [...PLAYLIST_PRIORITIES] }),
});
export type PlaylistItem = Static<typeof PlaylistItem>;

/** What is said of a playlist beside its items. */
export const playlistFields = {
  playlistName: field.text({
    label: { zh: '名称', en: 'Name' },
    minLength: 1,
    maxLength: LIMITS.playlistNameMax,
    pattern: '\\S',
  }),
  playlistCode: field.text({
    label: { zh: '编码', en: 'Code' },
    hint: { zh: '屏幕的地址用它指明播放列表', en: 'The address of a wall names the playlist by it' },
    minLength: 1,
    maxLength: LIMITS.playlistCodeMax,
    pattern: CODE_PATTERN,
    lockedAfterCreate: true,
  }),
};

const settings = {
  playlistName: Type.String({ minLength: 1, maxLength: LIMITS.playlistNameMax, pattern: '\\S' }),
  /** Of the IANA database: `Asia/Shanghai`. */
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  /** 0 = walls show that it is off, and read none of its reports */
  enableFlag: Flag,
  /** In the order in which they are shown. */
  items: Type.Array(PlaylistItem, { maxItems: LIMITS.playlistItemsMax }),
};

/** Left out: the time zone of the service, on, without items. */
export const PlaylistCreate = Type.Object({
  playlistCode: Type.String({ minLength: 1, maxLength: LIMITS.playlistCodeMax, pattern: CODE_PATTERN }),
  playlistName: settings.playlistName,
  ...Type.Partial(Type.Object({ timeZone: settings.timeZone, enableFlag: Flag, items: settings.items })).properties,
});
export type PlaylistCreate = Static<typeof PlaylistCreate>;

/** What is left out stays as it is. */
export const PlaylistChange = Type.Object({
  id: Type.String({ maxLength: 64 }),
  ...Type.Partial(Type.Object(settings)).properties,
  /** The state that was changed; another one meanwhile is a conflict. Left out = none is looked for. */
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type PlaylistChange = Static<typeof PlaylistChange>;

const optionalText = Type.Union([Type.String(), Type.Null()]);

/** A message that comes over whatever is shown; times are ISO 8601. */
export const PlaylistNotice = Type.Object({
  text: Type.String({ minLength: 1, maxLength: LIMITS.playlistTextMax, pattern: '\\S' }),
  severity,
  fromTime: Type.String(),
  /** null = until somebody clears it */
  untilTime: optionalText,
  by: Type.String(),
});
export type PlaylistNotice = Static<typeof PlaylistNotice>;

/** Shows a message on every wall of a playlist. */
export const PlaylistNoticeAsked = Type.Object({
  id: Type.String({ maxLength: 64 }),
  text: PlaylistNotice.properties.text,
  severity,
  /** 0 = until somebody clears it */
  minutes: Type.Integer({ minimum: 0, maximum: LIMITS.playlistNoticeMinutesMax }),
});
export type PlaylistNoticeAsked = Static<typeof PlaylistNoticeAsked>;

/** What a report is that an item shows; absent for messages. */
const shownReport = {
  /** Empty: there is no such report any more. */
  reportName: Type.String(),
  /** Of the published revision; 0 = there is none to be shown. */
  revision: Type.Integer(),
  /** The caller may see it. */
  visible: Type.Boolean(),
};

/** An item with what is needed to show it. */
export const PlaylistShownItem = Type.Object({ ...PlaylistItem.properties, ...shownReport });
export type PlaylistShownItem = Static<typeof PlaylistShownItem>;

/** An item as people who manage playlists see it. */
export const PlaylistRecordItem = Type.Object({
  ...PlaylistShownItem.properties,
  /** Stored picture of its report; empty = there is none, or the caller may not see it. */
  pictureId: Type.String(),
});
export type PlaylistRecordItem = Static<typeof PlaylistRecordItem>;

/** What a playlist shows to whoever asks. */
export const PlaylistDocument = Type.Object({
  playlistCode: Type.String(),
  playlistName: Type.String(),
  timeZone: Type.String(),
  enableFlag: Flag,
  /** Grows with every change of it. */
  revision: Type.Integer(),
  items: Type.Array(PlaylistShownItem),
  notice: Type.Union([PlaylistNotice, Type.Null()]),
  /** Ids of the items that take turns at the time that was asked for. */
  due: Type.Array(Type.String()),
  /** That time: now by the clock of the service, unless another one was named; ISO 8601. */
  time: Type.String(),
});
export type PlaylistDocument = Static<typeof PlaylistDocument>;

/** A line of the call that a wall holds open. */
export const PlaylistEvent = Type.Union([
  Type.Object({
    kind: Type.Unsafe<'playlist'>({ type: 'string', enum: ['playlist'] }),
    playlist: PlaylistDocument,
  }),
  Type.Object({
    kind: Type.Unsafe<'end'>({ type: 'string', enum: ['end'] }),
    code: Type.String(),
    message: Type.String(),
  }),
]);
export type PlaylistEvent = Static<typeof PlaylistEvent>;

/** A playlist as people who manage playlists see it. */
export const PlaylistRecord = Type.Object({
  id: Type.String(),
  playlistCode: Type.String(),
  playlistName: Type.String(),
  timeZone: Type.String(),
  enableFlag: Flag,
  revision: Type.Integer(),
  items: Type.Array(PlaylistRecordItem),
  itemCount: Type.Integer(),
  /** s that all items take together, were all of them due */
  totalSeconds: Type.Integer(),
  notice: Type.Union([PlaylistNotice, Type.Null()]),
  ...auditFields,
});
export type PlaylistRecord = Static<typeof PlaylistRecord>;
