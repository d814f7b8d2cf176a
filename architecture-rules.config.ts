import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

/**
 * Who may import whom under `src/` (docs/map.md shows the layout). Checked by `scripts/check-boundaries.ts`;
 * each rule is proven by a fixture in `test/boundaries/`, which fails when a rule is added without one.
 * Paths are relative to the project's root and never start with `./`.
 */

export type ImportRule = IForbiddenRuleType & { readonly name: string; readonly comment: string }

const TEST = '\\.test\\.tsx?$'
const FEATURES = '^src/server/features/'
/** Every folder of the web but the shared ones is an entry; the group is its name. */
const ENTRIES = '^src/web/(?!(?:ui|kit|lib)/)([^/]+)/'

interface Restriction {
  path?: string
  pathNot?: string | string[]
  dependencyTypes?: ['core'] | ['npm-dev']
  dependencyTypesNot?: ['type-only']
}

/** Files under `from` import only what matches `allowed`; their tests are free. */
const only = (name: string, comment: string, from: string, allowed: string[]): ImportRule => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { pathNot: allowed },
})

/** What matches `from` does not import what matches `to`; `$1` in `to` is the first group of `from.path`. */
const never = (name: string, comment: string, from: Restriction, to: Restriction): ImportRule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

/** `src` without its tests and without what matches `except`. */
const productBut = (...except: string[]): Restriction => ({ path: '^src/', pathNot: [...except, TEST] })

const layers = [
  only('domain-is-pure', 'the rules know zod alone: no Node, no DOM, no other layer', '^src/domain/', [
    '^src/domain/',
    'node_modules/zod/',
  ]),
  only('contract-knows-domain', 'the wire knows the domain and zod alone', '^src/contract/', [
    '^src/(domain|contract)/',
    'node_modules/zod/',
  ]),
  only('i18n-knows-codes', 'words know the codes they put into words, and nothing else', '^src/i18n/', [
    '^src/(domain|contract|i18n)/',
  ]),
  never(
    'server-not-web',
    'the server gets its pages from a bundle, through a port',
    { path: '^src/server/' },
    { path: '^src/web/' },
  ),
  never(
    'web-not-server',
    'the browser knows the server by its contract alone',
    { path: '^src/web/' },
    { path: '^src/server/' },
  ),
]

const server = [
  never(
    'only-verbs-cross-features',
    'another feature is asked through its verbs; files with a kind (.queries, .routes, …) are its own',
    { path: `${FEATURES}([^/]+)/` },
    { path: `${FEATURES}.+\\.[a-z-]+\\.ts$`, pathNot: `${FEATURES}$1/` },
  ),
  never(
    'queries-stay-in-their-feature',
    'queries, views and mails belong to one feature; the rest of the server asks its verbs',
    productBut(FEATURES),
    { path: `${FEATURES}.+\\.(queries|view|mail)\\.ts$` },
  ),
  never(
    'routes-are-served-by-app',
    'handlers are leaves, listed once in src/server/api-routes.ts and app.ts',
    productBut('^src/server/(app|api-routes)\\.ts$'),
    { path: '\\.routes\\.ts$' },
  ),
  never(
    'jobs-are-run-by-worker',
    'jobs are leaves, listed once in src/server/worker.ts',
    productBut('^src/server/worker\\.ts$'),
    { path: '\\.job\\.ts$' },
  ),
  never(
    'providers-are-chosen-in-main',
    'everybody else knows a gateway by its port.ts',
    productBut('^src/server/main\\.ts$', '^src/server/gateways/'),
    { path: '^src/server/gateways/', pathNot: '/port\\.ts$' },
  ),
  never(
    'gateways-know-no-features',
    'a provider speaks a protocol; what an answer means is decided by the feature that asked',
    { path: '^src/server/gateways/', pathNot: TEST },
    { path: FEATURES },
  ),
  never(
    'sql-only-in-queries',
    'a verb cannot write SQL: kysely is for *.queries.ts and db/',
    productBut('^src/server/db/', '^src/server/.+\\.queries\\.ts$'),
    { path: 'node_modules/kysely/' },
  ),
  never(
    'connections-only-in-db',
    'connections are opened where tenants are bound to them: db/, and jobs/ for the runner',
    productBut('^src/server/(db|jobs)/'),
    { path: 'node_modules/(@types/)?pg/' },
  ),
  never(
    'environment-only-in-config',
    'the environment is parsed once, in src/server/base/config.ts',
    productBut('^src/server/base/config\\.ts$'),
    { path: '^(node:)?process$' },
  ),
]

const web = [
  never(
    'ui-knows-nothing',
    'primitives know nothing of events',
    { path: '^src/web/ui/', pathNot: TEST },
    { path: '^src/', pathNot: '^src/web/ui/' },
  ),
  never(
    'kit-below-entries',
    'what entries share does not know them',
    { path: '^src/web/(kit|lib)/' },
    { path: ENTRIES },
  ),
  never(
    'entries-are-strangers',
    'each entry is a bundle of its own; what two need belongs to kit/ or ui/',
    { path: ENTRIES },
    { path: ENTRIES, pathNot: '^src/web/$1/' },
  ),
  never(
    'panel-areas-are-strangers',
    'an area of the panel is opened without loading the others; what two need belongs to panel/shared/',
    { path: '^src/web/panel/([^/]+)/' },
    { path: '^src/web/panel/[^/]+/', pathNot: '^src/web/panel/($1|shared)/' },
  ),
  never(
    'public-pages-are-light',
    'a phone on a weak network does not download schemas or a router: of the contract, types alone',
    { path: '^src/web/(landing|site)/', pathNot: TEST },
    { path: '^src/contract/|node_modules/(zod|@tanstack/react-router)/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'mantine-in-the-panel',
    'controls of a library are for the office; phones of participants do not pay for them (decisions/035)',
    { path: '^src/', pathNot: '^src/web/panel/' },
    { path: 'node_modules/@mantine/core/' },
  ),
  never(
    'browser-has-no-node',
    'Node is not there in a browser',
    { path: '^src/web/', pathNot: TEST },
    { dependencyTypes: ['core'] },
  ),
]

const hygiene = [
  never('tests-stay-tests', 'the product does not need its tests', productBut(), { path: `^test/|${TEST}` }),
  never('tools-stay-outside', 'simulators and scripts are for tests and people', productBut(), {
    path: '^(tools|scripts)/',
  }),
  never('no-dev-packages', 'what runs in production stands under dependencies', productBut(), {
    dependencyTypes: ['npm-dev'],
    dependencyTypesNot: ['type-only'],
  }),
  {
    name: 'no-unresolved',
    comment: 'an import that leads nowhere would make every other rule blind',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-cycles',
    comment: 'files that need each other are one file, or share a third',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'nobody imports it and it imports nobody: is it still needed?',
    severity: 'error',
    from: {
      orphan: true,
      path: '^src/',
      pathNot: [TEST, '\\.d\\.ts$', '^src/server/main\\.ts$', `${ENTRIES}(client|server|main)\\.tsx?$`],
    },
    to: {},
  },
] satisfies ImportRule[]

export const importRules: readonly ImportRule[] = [...layers, ...server, ...web, ...hygiene]

/**
 * The swc parser: dependency-cruiser's TypeScript parser needs an interface that TypeScript 7 no longer has, and
 * then takes types for values without saying so. Aliases come from `"imports"` in package.json, so no tsconfig is
 * read; packages are resolved as the browser and Node resolve them, or an import would seem to lead nowhere.
 */
export const cruiseOptions: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
  },
  doNotFollow: { path: ['node_modules', '^(test|tools|scripts)/'] },
}
