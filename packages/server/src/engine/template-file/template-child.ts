import { AppError } from '@aj-report/contract';
import { answerParent } from '../child/answer-parent.ts';
import { readTemplateFile } from './read-template-file.ts';

/** Entry of the process that reads one file as a template. */
answerParent(readTemplateFile, AppError);
