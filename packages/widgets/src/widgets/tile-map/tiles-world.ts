import { COUNTRIES } from './countries.ts';
import { readTileSet } from './tile-set.ts';

/** Continents keep their outline and neighbours their sides where a grid allows it. */
const LAYOUT = [
  '.  .  .  .  .  .  .  .  .  .  IS .  .  NO SE FI .  .  .  .  .  .  .  .  .  .  .  .  .  .',
  '.  .  .  .  .  .  GL .  .  .  .  .  .  .  .  EE .  .  .  .  .  .  .  .  .  .  .  .  .  .',
  '.  CA .  .  .  .  .  .  .  IE GB .  .  DK .  LV .  RU .  .  .  .  .  .  .  .  .  .  .  .',
  '.  US .  .  .  .  .  .  .  .  .  NL DE PL LT BY .  .  KZ .  .  .  .  .  .  .  .  .  .  .',
  '.  MX .  .  BS .  .  .  .  .  .  BE LU CZ SK UA .  .  .  UZ KG MN .  KP .  .  .  .  .  .',
  '.  GT BZ .  CU .  .  KN AG .  .  FR CH LI AT HU RO MD GE AZ .  TM TJ CN .  KR JP .  .  .',
  '.  SV HN .  JM HT DO PR DM .  AD MC IT SI HR RS BG TR AM IR AF MO HK TW .  .  .  .  .  .',
  '.  .  NI .  .  .  .  LC BB PT ES .  SM VA BA ME MK CY SY IQ PK NP BT .  .  .  .  .  .  .',
  '.  .  CR PA .  .  .  VC GD .  .  .  .  MT AL GR .  LB JO KW .  IN BD MM LA VN .  .  .  .',
  '.  .  .  CO VE GY SR TT .  .  .  MA DZ TN LY EG PS IL SA BH QA .  LK TH KH .  PH .  .  .',
  '.  .  .  EC PE BR .  .  CV SN MR ML BF NE TD SD ER .  YE OM AE MV .  MY BN .  PW FM MH .',
  '.  .  .  .  BO PY .  .  GM GW GN CI GH BJ NG SS ET DJ .  .  .  .  .  SG ID TL PG SB NR KI',
  '.  .  .  CL AR UY .  .  .  SL LR .  TG CM CF UG KE SO .  .  .  .  .  .  .  .  .  VU TV WS',
  '.  .  .  .  .  .  .  .  .  .  .  ST GQ CG CD RW TZ SC .  .  .  .  .  .  .  AU .  FJ TO .',
  '.  .  .  .  .  .  .  .  .  .  .  .  GA AO ZM BI MW KM .  .  .  .  .  .  .  .  .  NZ .  .',
  '.  .  .  .  .  .  .  .  .  .  .  .  .  NA BW ZW MZ .  MG MU .  .  .  .  .  .  .  .  .  .',
  '.  .  .  .  .  .  .  .  .  .  .  .  .  .  ZA LS SZ .  .  .  .  .  .  .  .  .  .  .  .  .',
];

export const tiles = readTileSet(LAYOUT, COUNTRIES);
