import { answerParent } from '../child/answer-parent.ts';
import { MapFault } from './geo-map.types.ts';
import { loadGeoMap } from './load-geo-map.ts';

/** Entry of the process that reads one map. */
answerParent(loadGeoMap, MapFault);
