import { cellAddress, type ExcelStyle } from '@aj-report/contract';
import type { GridLink } from '../grid.types.ts';

/** Types of the reports to which links lead, by code. */
export type LinkedReports = Readonly<Record<string, string>>;

/** Where the links of a file lead. */
export interface LinkTargets {
  /** Address of the service, without a slash at its end. */
  readonly root: string;
  readonly reports: LinkedReports;
}

/** The address of a link; null where it leads nowhere. */
export type AddressOf = (link: GridLink) => string | null;

/** Spreadsheet programs mend a workbook with a longer one by throwing its links away. */
const ADDRESS_MAX = 2_079;

export const NO_ADDRESS: AddressOf = () => null;

/** Addresses as they stand in files: whole ones, since a file is opened anywhere. */
export function addressesAt({ root, reports }: LinkTargets): AddressOf {
  return ({ reportCode, url, params }) => {
    const address = cellAddress(
      {
        ...(reportCode === undefined ? {} : { reportCode }),
        ...(reportCode !== undefined && reports[reportCode] !== undefined ? { reportType: reports[reportCode] } : {}),
        ...(url === undefined ? {} : { url }),
        params: { ...params },
      },
      root,
    );
    return address === null ? null : wholeAddress(address);
  };
}

/** Of signs that every reader takes; null for what none opens. */
function wholeAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { href, protocol } = new URL(address);
  return /^https?:$/.test(protocol) && href.length <= ADDRESS_MAX ? href : null;
}

const LINK_LOOK: ExcelStyle = { color: '#0563c1', underline: true };
const linkStyles = new WeakMap<ExcelStyle, ExcelStyle>();

/** The style of a cell that leads somewhere: as links look, where the style does not say otherwise. */
export function linkStyle(style: ExcelStyle | undefined): ExcelStyle {
  if (style === undefined) return LINK_LOOK;
  const known = linkStyles.get(style) ?? { ...LINK_LOOK, ...style };
  linkStyles.set(style, known);
  return known;
}
