import { AppError } from '@aj-report/contract';
import { answerParent } from '../child/answer-parent.ts';
import { writeReport } from './make-report.ts';
import type { WriteRequest } from './report-request.types.ts';
import { readPages } from './stream/read-pages.ts';

/** Entry of the process that writes one report. */
answerParent((request: WriteRequest, tell) => writeReport(request, readPages(process.stdin), tell), AppError);
