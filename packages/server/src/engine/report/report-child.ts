import { AppError } from '@aj-report/contract';
import { answerParent } from '../child/answer-parent.ts';
import { writeReport } from './make-report.ts';

/** Entry of the process that writes one report. */
answerParent(writeReport, AppError);
