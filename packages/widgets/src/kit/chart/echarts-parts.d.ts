/** Parts of the library that make themselves known to it when they are loaded; they have no types of their own. */
declare module 'echarts/lib/chart/*';
declare module 'echarts/lib/component/*';
