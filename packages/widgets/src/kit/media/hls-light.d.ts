/** The build without captions, ads and encryption modules; its package has no types of its own for it. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
  export * from 'hls.js';
}
