import { Type } from 'typebox';
import { LIMITS } from '../limits.ts';

/** The code by which calls name a report. */
export const ReportCode = Type.String({ minLength: 1, maxLength: LIMITS.reportCodeMax });
