import { LegendScrollComponent } from 'echarts/components';
import { use } from 'echarts/core';

use([LegendScrollComponent]);
