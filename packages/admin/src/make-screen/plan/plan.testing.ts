/** What tests of the service need to run the data sets of made screens. */
export type { CorpusTable } from './corpus-columns.testing.ts';
export { CORPUS, tableOf } from './corpus.testing.ts';
export { profileOf } from './profile-rows.testing.ts';
export { toOwnParams } from './params.ts';
export { countQueries, sampleQuery, toProfile } from './profile-queries.ts';
export { propose, type Proposal } from './proposals.ts';
export { readColumns, type ReadColumn } from './read-columns.ts';
export type { PlanBase } from './set-plan.ts';
export { courseQuery, withCourse } from './profile-queries.ts';
export { VARIETIES } from './varieties.ts';
