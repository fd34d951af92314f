export * from './content/sample.ts';
export { SAMPLE_CONTENT, sampleFolder, samplePicture } from './content/all-samples.ts';
