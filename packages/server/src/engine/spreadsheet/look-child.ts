import { answerParent } from '../child/answer-parent.ts';
import { ImportFault } from './import-fault.ts';
import { lookAtSheets } from './look-at-sheets.ts';

/** Entry of the process that looks into one workbook. */
answerParent(lookAtSheets, ImportFault);
