import type { ImportType, LookedSheet } from '@aj-report/contract';
import { useState } from 'react';
import {
  countMisfits,
  toText,
  withColumn,
  withoutSheet,
  withType,
  type ChosenTypes,
  type HeaderRows,
  type LeaveOut,
} from './import-texts.ts';
import type { useLook } from './use-look.ts';

interface Reading {
  readonly headerRows: HeaderRows;
  readonly columnTypes: ChosenTypes;
  readonly leaveOut: LeaveOut;
}

const NOTHING: Reading = { headerRows: {}, columnTypes: {}, leaveOut: {} };

/** How the sheets of the chosen file are to be read. */
export function useReading({ look, lookAgain }: ReturnType<typeof useLook>) {
  const [headerRows, setHeaderRows] = useState<HeaderRows>({});
  const [types, setTypes] = useState<ChosenTypes>({});
  const [leaveOut, setLeaveOut] = useState<LeaveOut>({});

  function take(reading: Reading) {
    setHeaderRows(reading.headerRows);
    setTypes(reading.columnTypes);
    setLeaveOut(reading.leaveOut);
  }

  /** Undefined leaves it to the service to find the header. */
  function setHeaderRow(sheet: string, row: number | undefined) {
    const others = withoutSheet(headerRows, sheet);
    const rows = row === undefined ? others : { ...others, [sheet]: row };
    // Other rows make other columns.
    take({ headerRows: rows, columnTypes: withoutSheet(types, sheet), leaveOut: withoutSheet(leaveOut, sheet) });
    void lookAgain({ headerRows: toText(rows) });
  }

  const setType = (sheet: string, column: string, type: ImportType | undefined) =>
    setTypes(withType(types, sheet, column, type));
  const setTaken = (sheet: LookedSheet, column: string, isTaken: boolean) =>
    setLeaveOut(withColumn(leaveOut, sheet, column, isTaken));

  const reset = () => take(NOTHING);
  const hasTypes = Object.values(types).some((columns) => Object.keys(columns).length > 0);
  const misfitCount = countMisfits(look?.sheets ?? [], types, leaveOut);
  return { headerRows, types, leaveOut, hasTypes, misfitCount, take, reset, setHeaderRow, setType, setTaken };
}
