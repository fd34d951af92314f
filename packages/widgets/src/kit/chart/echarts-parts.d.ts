/** Parts of the library that make themselves known to it when they are loaded; they have no types of their own. */
declare module 'echarts/lib/chart/*';
declare module 'echarts/lib/component/*';
/** What rewrites an option in the words of earlier versions, in place. */
declare module 'echarts/lib/preprocessor/backwardCompat.js' {
  const readEarlierOptions: (option: object) => void;
  export default readEarlierOptions;
}
