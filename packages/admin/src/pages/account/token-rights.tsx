import { useText } from '../../i18n/i18n.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import { codeOf, type HeldGroup } from './held-rights.ts';

interface TokenRightsProps {
  readonly groups: readonly HeldGroup[];
  readonly chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

function withAll(chosen: ReadonlySet<string>, codes: readonly string[], isHeld: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const code of codes) {
    if (isHeld) next.add(code);
    else next.delete(code);
  }
  return next;
}

/** Rights to choose from, one row for each part of the product. */
export function TokenRights({ groups, chosen, onChange }: TokenRightsProps) {
  const text = useText();
  return groups.map(({ target, name, rights }) => {
    const codes = rights.map(codeOf);
    const count = codes.filter((code) => chosen.has(code)).length;
    return (
      <div key={target} className="token-rights__row" role="group" aria-label={text(name)}>
        <sl-checkbox
          checked={count === codes.length}
          indeterminate={count > 0 && count < codes.length}
          onsl-change={atOnce(() => onChange(withAll(chosen, codes, count < codes.length)))}
        >
          {text(name)}
        </sl-checkbox>
        <div className="token-rights__actions">
          {rights.map((right) => (
            <sl-checkbox
              key={right.action}
              size="small"
              data-right={codeOf(right)}
              checked={chosen.has(codeOf(right))}
              onsl-change={atOnce(() => onChange(withAll(chosen, [codeOf(right)], !chosen.has(codeOf(right)))))}
            >
              {text(right.actionName)}
            </sl-checkbox>
          ))}
        </div>
      </div>
    );
  });
}
