import { AppError } from '@aj-report/contract';
import { answerParent } from '../child/answer-parent.ts';
import { writeTemplateFile } from './write-template-file.ts';

/** Entry of the process that writes one template as a workbook. */
answerParent(writeTemplateFile, AppError);
