import { readTileSet } from './tile-set.ts';

/** Neighbours stand beside each other where a grid allows it. */
const LAYOUT = [
  '.  .  .  .  .  .  HL',
  '.  .  .  .  .  .  JL',
  '.  .  .  NM BJ TJ LN',
  'XJ GS NX SX HE SD .',
  'XZ QH SN HA AH JS SH',
  '.  SC CQ HB JX ZJ .',
  '.  YN GZ HN GD FJ TW',
  '.  .  .  GX MO HK .',
  '.  .  .  HI .  .  .',
];

/** ISO 3166-2:CN letters | GB/T 2260 number | name | one character | English name | other names. */
const REGIONS = [
  'BJ|110000,11|北京|京|Beijing|Peking,北京市',
  'TJ|120000,12|天津|津|Tianjin|',
  'HE|130000,13|河北|冀|Hebei|',
  'SX|140000,14|山西|晋|Shanxi|',
  'NM|150000,15|内蒙古|蒙|Inner Mongolia|Nei Mongol,Neimenggu,Nei Mongol Zizhiqu',
  'LN|210000,21|辽宁|辽|Liaoning|',
  'JL|220000,22|吉林|吉|Jilin|',
  'HL|230000,23|黑龙江|黑|Heilongjiang|',
  'SH|310000,31|上海|沪|Shanghai|申',
  'JS|320000,32|江苏|苏|Jiangsu|',
  'ZJ|330000,33|浙江|浙|Zhejiang|',
  'AH|340000,34|安徽|皖|Anhui|',
  'FJ|350000,35|福建|闽|Fujian|',
  'JX|360000,36|江西|赣|Jiangxi|',
  'SD|370000,37|山东|鲁|Shandong|',
  'HA|410000,41|河南|豫|Henan|',
  'HB|420000,42|湖北|鄂|Hubei|',
  'HN|430000,43|湖南|湘|Hunan|',
  'GD|440000,44|广东|粤|Guangdong|Canton',
  'GX|450000,45|广西|桂|Guangxi|Guangxi Zhuang,Guangxi Zhuang Autonomous Region',
  'HI|460000,46|海南|琼|Hainan|',
  'CQ|500000,50|重庆|渝|Chongqing|',
  'SC|510000,51|四川|川|Sichuan|蜀',
  'GZ|520000,52|贵州|贵|Guizhou|黔',
  'YN|530000,53|云南|云|Yunnan|滇',
  'XZ|540000,54|西藏|藏|Tibet|Xizang,Xizang Autonomous Region',
  'SN|610000,61|陕西|陕|Shaanxi|秦',
  'GS|620000,62|甘肃|甘|Gansu|陇',
  'QH|630000,63|青海|青|Qinghai|',
  'NX|640000,64|宁夏|宁|Ningxia|Ningxia Hui,Ningxia Hui Autonomous Region',
  'XJ|650000,65|新疆|新|Xinjiang|Xinjiang Uygur,Xinjiang Uygur Autonomous Region,Xinjiang Uyghur',
  'TW|710000,71|台湾|台|Taiwan|臺灣,中国台湾,Taiwan China',
  'HK|810000,81|香港|港|Hong Kong|中国香港,Hong Kong SAR,Hong Kong China,Hongkong',
  'MO|820000,82|澳门|澳|Macao|中国澳门,Macau,Macao SAR,Macao China',
];

/** Every one-character name is a name too. */
export const tiles = readTileSet(
  LAYOUT,
  REGIONS.map((line) => `${line},${line.split('|')[3] ?? ''}`),
);
