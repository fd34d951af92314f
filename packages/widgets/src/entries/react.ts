export * from '../gen/react.gen.ts';
export { AjStage } from '../stage/aj-stage.react.ts';
