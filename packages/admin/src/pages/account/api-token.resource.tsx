import { API_TOKEN_LABEL, field, listApiTokens, revokeApiToken, type ApiTokenRecord } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { defineResource, type ListContext, type Resource } from '../../crud/define-resource.ts';
import { toParams } from '../../crud/query-state.ts';
import { askToConfirm } from '../../shell/confirm.tsx';
import { MY_WORDS, myWord } from './my-account.words.ts';
import { rightsInWords } from './held-rights.ts';

async function revoke(row: ApiTokenRecord, context: ListContext<ApiTokenRecord>): Promise<void> {
  const isConfirmed = await askToConfirm({
    title: myWord('tokenRevoke'),
    message: myWord('tokenRevokeAsk', { name: row.tokenName }),
    confirmLabel: myWord('tokenRevoke'),
    isDangerous: true,
  });
  if (!isConfirmed) return;
  await call(revokeApiToken, { params: { id: row.id } }).then(
    () => toastSuccess(myWord('tokenRevoked')),
    () => undefined,
  );
  context.reload();
}

function Expiry({ row }: { readonly row: ApiTokenRecord }) {
  if (row.isExpired)
    return (
      <sl-tag size="small" variant="danger">
        {myWord('tokenExpired')}
      </sl-tag>
    );
  return <span className="number">{row.expireTime ?? myWord('tokenNever')}</span>;
}

const columns: Resource<ApiTokenRecord>['columns'] = [
  { field: 'tokenName', label: MY_WORDS.tokenName, minWidth: 160, sortable: true },
  {
    field: 'authorities',
    label: MY_WORDS.tokenRights,
    minWidth: 240,
    render: ({ authorities }) => {
      const words = rightsInWords(authorities);
      return <span title={words}>{words}</span>;
    },
  },
  {
    field: 'expireTime',
    label: MY_WORDS.tokenExpires,
    minWidth: 164,
    sortable: true,
    render: (row) => <Expiry row={row} />,
  },
  {
    field: 'lastSeenTime',
    label: MY_WORDS.tokenSeen,
    minWidth: 164,
    sortable: true,
    render: ({ lastSeenTime }) => <span className="number">{lastSeenTime ?? myWord('tokenUnused')}</span>,
  },
  { field: 'createTime', label: MY_WORDS.tokenCreated, kind: 'time', minWidth: 164, sortable: true },
];

/** The caller's API tokens. @param openAdd opens the dialog that makes one */
export function apiTokenResource(openAdd: () => void): Resource<ApiTokenRecord> {
  return defineResource<ApiTokenRecord>({
    title: API_TOKEN_LABEL,
    primaryKey: 'id',
    nameOf: (row) => row.tokenName,
    queryFields: { tokenName: field.text({ label: MY_WORDS.tokenName }) },
    columns,
    list: (query, signal) => call(listApiTokens, { signal, query: toParams(query), showErrorDialog: false }),
    tableButtons: [{ id: 'add', label: MY_WORDS.tokenAdd, icon: 'plus-lg', isPrimary: true, run: openAdd }],
    rowActions: [
      {
        id: 'revoke',
        label: MY_WORDS.tokenRevoke,
        isDangerous: true,
        run: (row, context) => void revoke(row, context),
      },
    ],
    contextMenu: [],
    empty: { icon: 'key', title: MY_WORDS.tokenNone, text: MY_WORDS.tokenNoneText, buttonId: 'add' },
  });
}
