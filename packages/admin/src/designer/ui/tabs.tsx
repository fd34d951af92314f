interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  onChange(id: Id): void;
}

export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="tabs__tab"
          aria-selected={tab.id === value}
          data-tab={tab.id}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          {tab.count ? <span className="tabs__count number">{tab.count}</span> : null}
        </button>
      ))}
    </div>
  );
}
