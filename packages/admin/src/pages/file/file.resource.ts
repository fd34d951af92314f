import {
  deleteFile,
  deleteFiles,
  field,
  FILE_KIND_LABELS,
  FILE_LABEL,
  fileFields,
  getFile,
  listFiles,
  replaceFile,
  updateFile,
  uploadFile,
  type FileKind,
  type FileRecord,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { NameCell, TextCell } from '../../crud/cell.tsx';
import { copyText } from '../../crud/copy-text.ts';
import { defineResource, type Resource } from '../../crud/define-resource.ts';
import { ImageCell } from '../../crud/image-cell.tsx';
import { BYTES } from '../../crud/measure.ts';
import { toParams } from '../../crud/query-state.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../../i18n/words.ts';
import { downloadOne, previewAddress, wholeAddress } from './file-address.ts';
import { FileIcon, FilePicture } from './file-picture.tsx';
import { FILE_WORDS } from './file.words.ts';

type Row = FileRecord;

/** What only the page can do: it owns the dialogs and the space shown. */
export interface FileDialogs {
  openUpload(): void;
  openDetail(row: Row): void;
  openReplace(row: Row): void;
  /** The list was read: what it says of the space may have changed. */
  noteRead(): void;
}

const kinds = Object.keys(FILE_KIND_LABELS) as readonly FileKind[];

const queryFields = {
  fileName: field.text({ label: fileFields.fileName['x-aj'].label }),
  kind: field.choice({
    label: FILE_WORDS.kind,
    options: [
      { value: '', label: FILE_WORDS.allKinds },
      ...kinds.map((kind) => ({ value: kind, label: FILE_KIND_LABELS[kind] })),
    ],
  }),
  createBy: field.text({ label: FILE_WORDS.uploadedBy }),
};

function columns({ openDetail }: FileDialogs): Resource<Row>['columns'] {
  return [
    {
      field: 'urlPath',
      label: FILE_WORDS.preview,
      kind: 'image',
      minWidth: 84,
      render: (row) =>
        row.kind === 'image'
          ? createElement(ImageCell, { address: previewAddress(row), name: row.fileName })
          : createElement(FileIcon, { file: row, onOpen: () => openDetail(row) }),
    },
    {
      field: 'fileName',
      label: fileFields.fileName['x-aj'].label,
      minWidth: 220,
      grows: true,
      sortable: true,
      render: (row) => createElement(NameCell, { name: row.fileName, onOpen: () => openDetail(row) }),
    },
    {
      field: 'kind',
      label: FILE_WORDS.kind,
      minWidth: 100,
      render: (row) => createElement(TextCell, { text: FILE_KIND_LABELS[row.kind][currentLanguage()] }),
    },
    {
      field: 'bytes',
      label: FILE_WORDS.size,
      kind: 'number',
      minWidth: 90,
      sortable: true,
      measure: BYTES,
    },
    { field: 'createBy', label: FILE_WORDS.uploadedBy, minWidth: 110, sortable: true },
    { field: 'createTime', label: FILE_WORDS.uploaded, kind: 'time', minWidth: 164, sortable: true },
    {
      field: 'updateTime',
      label: WORDS['crud.updateTime'],
      kind: 'time',
      minWidth: 164,
      sortable: true,
      startsHidden: true,
    },
  ];
}

function rowActions({ openDetail, openReplace }: FileDialogs): Resource<Row>['rowActions'] {
  return [
    { id: 'detail', label: FILE_WORDS.detail, permission: getFile.permission, run: openDetail },
    { id: 'copy', label: FILE_WORDS.copyAddress, run: (row) => void copyText(wholeAddress(row)) },
    { id: 'download', label: FILE_WORDS.download, run: downloadOne },
    {
      id: 'rename',
      label: FILE_WORDS.rename,
      permission: updateFile.permission,
      run: (row, context) => context.openEdit(row),
    },
    { id: 'replace', label: FILE_WORDS.replace, permission: replaceFile.permission, run: openReplace },
    {
      id: 'delete',
      label: WORDS['crud.delete'],
      permission: deleteFile.permission,
      isDangerous: true,
      run: (row, context) => context.remove([row]),
    },
  ];
}

function tableButtons({ openUpload }: FileDialogs): Resource<Row>['tableButtons'] {
  return [
    {
      id: 'upload',
      label: FILE_WORDS.upload,
      icon: 'cloud-arrow-up',
      permission: uploadFile.permission,
      isPrimary: true,
      run: openUpload,
    },
    {
      id: 'delete',
      label: WORDS['crud.deleteSelected'],
      icon: 'trash',
      permission: deleteFiles.permission,
      isDisabled: ({ selected }) => selected.length === 0,
      run: (context) => context.remove(context.selected),
    },
  ];
}

/** The list of uploaded files. */
export function fileResource(dialogs: FileDialogs): Resource<Row> {
  const failed = { failureWords: 'crud.deleteFailed' } as const;
  return defineResource<Row>({
    title: FILE_LABEL,
    primaryKey: 'id',
    nameOf: (row) => row.fileName,
    queryFields,
    columns: columns(dialogs),
    list: async (query, signal) => {
      const page = await call(listFiles, { signal, query: toParams(query), showErrorDialog: false });
      dialogs.noteRead();
      return page;
    },
    form: {
      fields: fileFields,
      editOnly: (_, row) => createElement(FilePicture, { file: row }),
      load: async ({ id }) => ({ fileName: (await call(getFile, { params: { id } })).fileName }),
      create: () => Promise.resolve(),
      update: ({ fileName }, { id }) => call(updateFile, { body: { id, fileName: String(fileName) } }),
    },
    remove: ({ id }) => call(deleteFile, { params: { id }, ...failed }),
    removeMany: (rows) => call(deleteFiles, { body: rows.map(({ id }) => id), ...failed }),
    canExport: true,
    tableButtons: tableButtons(dialogs),
    rowActions: rowActions(dialogs),
    actionsWidth: 130,
    contextMenu: [],
    empty: { icon: 'folder', title: FILE_WORDS.none, text: FILE_WORDS.noneText, buttonId: 'upload' },
  });
}
