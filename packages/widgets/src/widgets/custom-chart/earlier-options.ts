import { registerPreprocessor } from 'echarts/core';
import readEarlierOptions from 'echarts/lib/preprocessor/backwardCompat.js';

// People paste options that were written for versions 2 to 5 of the drawing library (`itemStyle: { normal: … }`). The
// options of all other charts are our own, so that only this one brings along what reads the words of earlier versions.
registerPreprocessor(readEarlierOptions);
