import type { Text } from '@aj-report/contract';
import { both } from '../../kit/text/both.ts';

const MAKER = both('主机厂', 'Car maker');
const FIRST_TIER = both('一级供应商', 'Tier 1');
const SECOND_TIER = both('二级供应商', 'Tier 2');

const PARTS = {
  carAssembly: { name: both('整车总装', 'Car assembly'), tier: MAKER },
  batteryPacks: { name: both('动力电池', 'Battery packs'), tier: FIRST_TIER },
  motors: { name: both('驱动电机', 'Motors'), tier: FIRST_TIER },
  cockpit: { name: both('智能座舱', 'Cockpit'), tier: FIRST_TIER },
  chassis: { name: both('底盘系统', 'Chassis'), tier: FIRST_TIER },
  interior: { name: both('车身内饰', 'Interior'), tier: FIRST_TIER },
  cathodes: { name: both('正极材料', 'Cathodes'), tier: SECOND_TIER },
  anodes: { name: both('负极材料', 'Anodes'), tier: SECOND_TIER },
  electrolyte: { name: both('电解液', 'Electrolyte'), tier: SECOND_TIER },
  bms: { name: both('电池管理', 'BMS'), tier: SECOND_TIER },
  magnets: { name: both('稀土磁材', 'Magnets'), tier: SECOND_TIER },
  powerChips: { name: both('功率器件', 'Power chips'), tier: SECOND_TIER },
  displays: { name: both('显示面板', 'Displays'), tier: SECOND_TIER },
  carChips: { name: both('车规芯片', 'Car chips'), tier: SECOND_TIER },
  brakes: { name: both('制动部件', 'Brakes'), tier: SECOND_TIER },
  fabrics: { name: both('座椅面料', 'Fabrics'), tier: SECOND_TIER },
} satisfies Readonly<Record<string, { readonly name: Text; readonly tier: Text }>>;

type PartName = keyof typeof PARTS;

/** Who buys from whom, in 100 million yuan. */
const PURCHASES: readonly (readonly [buyer: PartName, seller: PartName, value: number])[] = [
  ['carAssembly', 'batteryPacks', 46],
  ['carAssembly', 'motors', 32],
  ['carAssembly', 'cockpit', 28],
  ['carAssembly', 'chassis', 24],
  ['carAssembly', 'interior', 16],
  ['batteryPacks', 'cathodes', 18],
  ['batteryPacks', 'anodes', 12],
  ['batteryPacks', 'electrolyte', 9],
  ['batteryPacks', 'bms', 11],
  ['motors', 'magnets', 10],
  ['motors', 'powerChips', 13],
  ['cockpit', 'displays', 8],
  ['cockpit', 'carChips', 14],
  ['chassis', 'brakes', 9],
  ['chassis', 'carChips', 6],
  ['bms', 'carChips', 5],
  ['interior', 'fabrics', 6],
];

/** Purchases in the supply chain of a car maker. */
export const SUPPLY_CHAIN = PURCHASES.map(([buyer, seller, value]) => ({
  source: PARTS[buyer].name,
  target: PARTS[seller].name,
  value,
  from: PARTS[buyer].tier,
  to: PARTS[seller].tier,
}));
