import { field, listMails, MAIL_STATES, resendMail, type MailListItem } from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { NameCell } from '../../crud/cell.tsx';
import { defineResource, type ListContext, type Resource } from '../../crud/define-resource.ts';
import { ROW_LOOKS } from '../../crud/row-looks.ts';
import { toParams } from '../../crud/query-state.ts';
import { MailStateTag } from './mail-state-tag.tsx';
import { MAIL_WORDS, mailWord } from './mail.words.ts';

type Row = MailListItem;

const queryFields = {
  recipient: field.text({ label: MAIL_WORDS.recipient }),
  state: field.choice({
    label: MAIL_WORDS.state,
    options: [
      { value: '', label: MAIL_WORDS.all },
      ...MAIL_STATES.map((state) => ({ value: state, label: MAIL_WORDS[state] })),
    ],
  }),
};

/** ms until a list with mails that are on their way is read again */
const WAITING_MS = 3_000;

function columns(open: (row: Row) => void): Resource<Row>['columns'] {
  return [
    { field: 'createTime', label: MAIL_WORDS.written, kind: 'time', minWidth: 164, sortable: true },
    { field: 'recipient', label: MAIL_WORDS.recipient, minWidth: 184, sortable: true },
    {
      field: 'subject',
      label: MAIL_WORDS.subject,
      minWidth: 228,
      grows: true,
      sortable: true,
      render: (row) => createElement(NameCell, { name: row.subject, onOpen: () => open(row) }),
    },
    {
      field: 'state',
      label: MAIL_WORDS.state,
      minWidth: 104,
      sortable: true,
      render: (row) => createElement(MailStateTag, { mail: row }),
    },
    { field: 'attempts', label: MAIL_WORDS.attempts, kind: 'number', minWidth: 84 },
    { field: 'sentTime', label: MAIL_WORDS.sentTime, kind: 'time', minWidth: 164, sortable: true },
  ];
}

/** Has a mail sent again, and says so. */
export async function sendAgain({ id }: Pick<Row, 'id'>, { reload }: Pick<ListContext<Row>, 'reload'>): Promise<void> {
  const isQueued = await call(resendMail, { params: { id } }).then(
    () => true,
    () => false,
  );
  if (isQueued) toastSuccess(mailWord('queued'));
  reload();
}

/** Mails that were sent, wait, failed, or are kept. */
export function mailResource(open: (row: Row) => void): Resource<Row> {
  return defineResource<Row>({
    title: MAIL_WORDS.mail,
    primaryKey: 'id',
    nameOf: (row) => row.subject,
    queryFields,
    columns: columns(open),
    list: (query, signal) => call(listMails, { signal, query: toParams(query), showErrorDialog: false }),
    canExport: true,
    rowFlags: ({ state }) => (state === 'failed' ? ROW_LOOKS.failed : ROW_LOOKS.usual),
    tableButtons: [],
    rowActions: [
      { id: 'read', label: MAIL_WORDS.read, run: open },
      {
        id: 'send',
        label: MAIL_WORDS.send,
        permission: resendMail.permission,
        isHidden: ({ state }) => state === 'sent',
        run: (row, context) => void sendAgain(row, context),
      },
    ],
    actionsWidth: 150,
    contextMenu: [],
    empty: { icon: 'envelope', title: MAIL_WORDS.none, text: MAIL_WORDS.noneText },
    pollMs: (rows) => (rows.some(({ state }) => state === 'waiting') ? WAITING_MS : undefined),
  });
}
