export * from './page.ts';
export * from './declarations.ts';
export { layoutOf, type Size, type StageLayout } from '../stage/layout.ts';
