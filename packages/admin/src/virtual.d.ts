declare module 'virtual:icon-sprite' {
  /** Address of the file with all icons. */
  const address: string;
  export default address;
}
