export * from './content/sample.ts';
export { SAMPLE_CONTENT, sampleFolder } from './content/all-samples.ts';
