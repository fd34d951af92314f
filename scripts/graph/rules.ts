/** One law of who may import whom; see docs/decisions/0202-floors.md. */
export interface ImportRule {
  /** Files that the law binds, matched against the path from the repository. */
  readonly from: RegExp;
  /** Files of `from` that it does not bind. */
  readonly except?: RegExp;
  /** What they may not import: a resolved path of ours, or the bare name of a package. */
  readonly forbidden: RegExp;
  /** Where to go instead. */
  readonly instead: string;
}

const TESTS = /\.(?:test|testing|picture)\.tsx?$|\/testing\/|\/playground\//;

/** Rooms of the engine from the ground up; rooms of one floor do not know each other. */
const ENGINE_FLOORS = [
  ['child', 'condition', 'request', 'foreign-screen', 'narrate', 'number-format'],
  ['sql', 'rows', 'spreadsheet', 'geo', 'report', 'browser'],
  ['calc', 'template-file'],
  ['asked-rows'],
  ['query', 'data-set'],
  ['connector'],
  ['warehouse'],
  ['process', 'source'],
] as const;

/** Rooms of Excel reports, likewise. */
const REPORT_FLOORS = [
  ['expression', 'format', 'oracle'],
  ['formula', 'code'],
  ['plan', 'paper'],
  ['reference'],
  ['expand'],
  ['stream'],
  ['write'],
  ['chart'],
] as const;

/** Laws of a folder whose rooms stand on floors: arrows point down. */
function floorRules(folder: string, floors: readonly (readonly string[])[]): ImportRule[] {
  const rules = floors.flatMap((rooms, floor) =>
    rooms.map((room): ImportRule => {
      const closed = floors
        .slice(floor)
        .flat()
        .filter((other) => other !== room);
      return {
        from: new RegExp(`^${folder}/${room}/`),
        except: TESTS,
        forbidden: new RegExp(`^${folder}/(?:${closed.join('|')})/`),
        instead: `${room} lies below or beside that room; move what both need further down, or pass it as an argument`,
      };
    }),
  );
  const known = floors.flat().join('|');
  const newcomer: ImportRule = {
    from: new RegExp(`^${folder}/(?!(?:${known})/)[^/]+/`),
    forbidden: /./,
    instead: 'give this room a floor in scripts/graph/rules.ts',
  };
  return [...rules, newcomer];
}

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    from: /^packages\/contract\/src\//,
    except: TESTS,
    forbidden: /^(?!typebox$|packages\/contract\/)/,
    instead: 'contract imports only the schema library; put what both sides agree on here and the rest in its package',
  },
  {
    from: /^packages\/widgets\/src\/.*\.(?:widget|fields|sample|presets)\.ts$/,
    forbidden: /^(?:lit|@lit\/|echarts|zrender|react)|\.element\.ts$/,
    instead: 'declarations are pure data that Node can import; drawing belongs in .element.ts or .option.ts',
  },
  {
    from: /^packages\/widgets\/src\//,
    except: /entries\/react\.ts$|\.react\.ts$|gen\/react[/.]|tags\/react\.ts$/,
    forbidden: /^(?:react|@lit\/react|axios|packages\/(?:embed|admin|server)\/)/,
    instead: 'widgets know neither host nor service; data arrives through stage/data-provider.ts',
  },
  {
    from: /^packages\/(?:widgets|embed)\/src\//,
    forbidden: /^lit\/directives\/repeat/,
    instead: 'repeat of Lit 3.3 leaves a comment behind for every item that goes; take kit/template/keyed-list.ts',
  },
  {
    from: /^packages\/widgets\/src\/kit\//,
    except: TESTS,
    forbidden: /^packages\/widgets\/src\/(?:widgets|stage|entries)\//,
    instead: 'the kit lies below the widgets; pass what it needs as an argument',
  },
  {
    from: /^packages\/widgets\/src\/widgets\/([^/]+)\//,
    except: TESTS,
    forbidden: /^packages\/widgets\/src\/(?:stage|entries)\//,
    instead: 'a widget does not know the stage; it fires events and receives properties',
  },
  {
    from: /^packages\/embed\/src\//,
    except: /src\/react\.ts$/,
    forbidden: /^(?:react|@lit\/react|axios|@shoelace-style\/|packages\/(?:admin|server)\/)/,
    instead: 'the embed script stays small: no React, axios or Shoelace; its react.ts entry is the one exception',
  },
  {
    from: /^packages\/admin\/src\//,
    except: TESTS,
    forbidden: /^(?:echarts|zrender|packages\/server\/)/,
    instead: 'the admin draws through the widget elements and reaches the service by HTTP only',
  },
  {
    from: /^packages\/admin\/src\/designer\/document\//,
    except: TESTS,
    forbidden: /^(?:react(?:-dom)?$|packages\/admin\/src\/designer\/(?:canvas|panels|commands|tools)\/)/,
    instead: 'the document is plain data and functions; canvas, panels, commands and tools import it',
  },
  {
    from: /^packages\/admin\/src\/make-screen\/plan\//,
    except: TESTS,
    forbidden: /^(?!packages\/(?:contract|widgets)\/|packages\/admin\/src\/(?:make-screen\/plan\/|form\/sql-names))/,
    instead: 'what is proposed follows from the profile of a table alone; calls and React belong beside plan/',
  },
  {
    from: /^packages\/admin\/src\/form\//,
    except: TESTS,
    forbidden: /^packages\/admin\/src\/(?:crud|pages|designer|shell)\//,
    instead: 'the form lies below crud, pages and designer',
  },
  {
    from: /^packages\/admin\/src\/crud\//,
    except: TESTS,
    forbidden: /^packages\/admin\/src\/(?:pages|designer)\//,
    instead: 'crud is generic; what is special to a page is passed in by its resource',
  },
  {
    from: /^packages\/server\/src\/(?!engine\/report\/chart\/)/,
    except: TESTS,
    forbidden:
      /^(?:lit|@lit\/|echarts|zrender|react|packages\/(?:embed|admin)\/|packages\/widgets\/src\/(?!entries\/declarations))/,
    instead: 'the service uses @aj-report/widgets/declarations and draws nothing but charts of Excel reports',
  },
  {
    from: /^packages\/server\/src\/engine\//,
    except: TESTS,
    forbidden: /^(?:fastify|@fastify\/|kysely|packages\/server\/src\/(?:platform|features|config|app|main))/,
    instead: 'the engine knows no request, store, clock or environment; pass them as arguments',
  },
  ...floorRules('packages/server/src/engine', ENGINE_FLOORS),
  ...floorRules('packages/server/src/engine/report', REPORT_FLOORS),
  {
    from: /^packages\/server\/src\/(?:features|platform)\//,
    except: TESTS,
    forbidden: /^packages\/server\/src\/(?:app|main)\.ts$/,
    instead:
      'app.ts puts everything together; routes take FastifyInstance, services the parts they need (platform/needs.ts)',
  },
  {
    from: /^packages\/server\/src\/platform\//,
    except: TESTS,
    forbidden: /^packages\/server\/src\/features\//,
    instead: 'the platform lies below the features; they register what they have with it',
  },
  {
    from: /^packages\/server\/src\/features\/.*\.routes\.ts$/,
    forbidden: /^kysely|\.store\.ts$/,
    instead: 'routes call the service; SQL lives in the store',
  },
  {
    from: /^samples\//,
    except: TESTS,
    forbidden: /^packages\/(?!contract\/)/,
    instead: 'samples are data; they know the contract only',
  },
];
