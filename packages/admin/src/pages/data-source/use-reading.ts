import type { ImportType, LookedSheet, Notation, TextEncoding, TotalRowRule } from '@aj-report/contract';
import { useState } from 'react';
import {
  countMisfits,
  toNotations,
  toText,
  undecidedColumns,
  withChoice,
  withColumn,
  withoutSheet,
  type ChosenNotations,
  type ChosenTypes,
  type HeaderRows,
  type LeaveOut,
} from './import-texts.ts';
import type { useLook } from './use-look.ts';

interface Reading {
  readonly headerRows: HeaderRows;
  readonly columnTypes: ChosenTypes;
  readonly columnNotations: ChosenNotations;
  readonly leaveOut: LeaveOut;
  readonly totalRows: TotalRowRule;
  /** Of a text file, where it was chosen. */
  readonly encoding?: TextEncoding;
}

const NOTHING: Reading = { headerRows: {}, columnTypes: {}, columnNotations: {}, leaveOut: {}, totalRows: 'leaveOut' };

/** How the sheets of the chosen file are to be read. */
export function useReading({ look, lookAgain }: ReturnType<typeof useLook>) {
  const [headerRows, setHeaderRows] = useState<HeaderRows>({});
  const [types, setTypes] = useState<ChosenTypes>({});
  const [notations, setNotations] = useState<ChosenNotations>({});
  const [leaveOut, setLeaveOut] = useState<LeaveOut>({});
  const [totalRows, setTotalRows] = useState<TotalRowRule>('leaveOut');
  const [encoding, setChosen] = useState<TextEncoding>();

  function take(reading: Reading) {
    setHeaderRows(reading.headerRows);
    setTypes(reading.columnTypes);
    setNotations(reading.columnNotations);
    setLeaveOut(reading.leaveOut);
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

  const setTaken = (sheet: LookedSheet, column: string, isTaken: boolean) =>
    setLeaveOut(withColumn(leaveOut, sheet, column, isTaken));

  const reset = () => take(NOTHING);
  const hasTypes = Object.values(types).some((columns) => Object.keys(columns).length > 0);
  const sheets = look?.sheets ?? [];
  const chosen = { types, notations, leaveOut };
  const misfitCount = countMisfits(sheets, chosen);
  const undecided = undecidedColumns(sheets, chosen);
  const choices = { ...chosen, headerRows, encoding: encoding ?? look?.text?.encoding };
  const columnNotations = toNotations(sheets, chosen);
  return {
    ...choices,
    columnNotations,
    undecided,
    hasTypes,
    misfitCount,
    totalRows,
    setTotalRows,
    take,
    reset,
    setHeaderRow,
    setEncoding,
    setType,
    setTaken,
  };
}
