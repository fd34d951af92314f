import type { ImportType, LookedSheet, Notation, TextEncoding, TotalRowRule, Unpivot } from '@aj-report/contract';
import { useState } from 'react';
import {
  countMisfits,
  toNotations,
  toText,
  undecidedColumns,
  withChoice,
  withColumn,
  withUnpivot,
  withoutSheet,
  type ChosenNotations,
  type ChosenTypes,
  type HeaderRows,
  type LeaveOut,
  type UnpivotChoices,
} from './import-texts.ts';
import type { useLook } from './use-look.ts';

interface Reading {
  readonly headerRows: HeaderRows;
  readonly columnTypes: ChosenTypes;
  readonly columnNotations: ChosenNotations;
  readonly leaveOut: LeaveOut;
  readonly unpivot: UnpivotChoices;
  readonly totalRows: TotalRowRule;
  /** Of a text file, where it was chosen. */
  readonly encoding?: TextEncoding;
}

const NOTHING: Reading = {
  headerRows: {},
  columnTypes: {},
  columnNotations: {},
  leaveOut: {},
  unpivot: {},
  totalRows: 'leaveOut',
};

type TakenColumn = [sheet: LookedSheet, column: string, isTaken: boolean];

/** What follows from the choices. */
function followingFrom(sheets: readonly LookedSheet[], chosen: Parameters<typeof toNotations>[1]) {
  return {
    columnNotations: toNotations(sheets, chosen),
    undecided: undecidedColumns(sheets, chosen),
    hasTypes: Object.values(chosen.types).some((columns) => Object.keys(columns).length > 0),
    misfitCount: countMisfits(sheets, chosen),
  };
}

/** How the sheets of the chosen file are to be read. */
export function useReading({ look, lookAgain }: ReturnType<typeof useLook>) {
  const [headerRows, setHeaderRows] = useState<HeaderRows>({});
  const [types, setTypes] = useState<ChosenTypes>({});
  const [notations, setNotations] = useState<ChosenNotations>({});
  const [leaveOut, setLeaveOut] = useState<LeaveOut>({});
  const [unpivot, setUnpivots] = useState<UnpivotChoices>({});
  const [totalRows, setTotalRows] = useState<TotalRowRule>('leaveOut');
  const [encoding, setChosen] = useState<TextEncoding>();

  function take(reading: Reading) {
    setHeaderRows(reading.headerRows);
    setTypes(reading.columnTypes);
    setNotations(reading.columnNotations);
    setLeaveOut(reading.leaveOut);
    setUnpivots(reading.unpivot);
    setTotalRows(reading.totalRows);
    setChosen(reading.encoding);
  }

  /** Undefined leaves it to the service to find the header. */
  function setHeaderRow(sheet: string, row: number | undefined) {
    const others = withoutSheet(headerRows, sheet);
    const rows = row === undefined ? others : { ...others, [sheet]: row };
    // Other rows make other columns.
    setHeaderRows(rows);
    setTypes(withoutSheet(types, sheet));
    setNotations(withoutSheet(notations, sheet));
    setLeaveOut(withoutSheet(leaveOut, sheet));
    setUnpivots(withoutSheet(unpivot, sheet));
    void lookAgain({ headerRows: toText(rows), encoding });
  }

  function setEncoding(next: TextEncoding) {
    // Other letters make other columns.
    take({ ...NOTHING, headerRows, encoding: next });
    void lookAgain({ headerRows: toText(headerRows), encoding: next });
  }

  /** Another type begins without a notation; a notation is chosen together with the type that it spells. */
  function setType(sheet: string, column: string, type: ImportType | undefined, notation?: Notation) {
    setTypes(withChoice(types, sheet, column, type));
    setNotations(withChoice(notations, sheet, column, notation));
  }

  function setUnpivot(sheet: LookedSheet, next: Unpivot | undefined) {
    const changed = withUnpivot({ unpivot, leaveOut, types }, sheet, next);
    setUnpivots(changed.unpivot);
    setLeaveOut(changed.leaveOut);
    setTypes(changed.types);
  }

  const sheets = look?.sheets ?? [];
  const chosen = { types, notations, leaveOut };
  return {
    ...chosen,
    headerRows,
    encoding: encoding ?? look?.text?.encoding,
    ...followingFrom(sheets, chosen),
    totalRows,
    setTotalRows,
    unpivot,
    setUnpivot,
    take,
    reset: () => take(NOTHING),
    setHeaderRow,
    setEncoding,
    setType,
    setTaken: (...choice: TakenColumn) => setLeaveOut(withColumn(leaveOut, ...choice)),
  };
}
