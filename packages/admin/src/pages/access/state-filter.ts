import { field } from '@aj-report/contract';
import { ACCESS_WORDS } from './access.words.ts';

/** Filter by enabled or disabled; all unless one is chosen. */
export const stateFilter = field.choice({
  label: ACCESS_WORDS.state,
  options: [
    { value: '', label: ACCESS_WORDS.all },
    { value: '1', label: ACCESS_WORDS.enabled },
    { value: '0', label: ACCESS_WORDS.disabled },
  ],
});

/** Filter by those who signed up and wait; all unless one is chosen. */
export const waitsFilter = field.choice({
  label: ACCESS_WORDS.signUp,
  options: [
    { value: '', label: ACCESS_WORDS.all },
    { value: '0', label: ACCESS_WORDS.signUpWaits },
    { value: '1', label: ACCESS_WORDS.signUpDone },
  ],
});
