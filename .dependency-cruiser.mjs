/**
 * Who may import whom:
 * contract ← rules ← server, api-client, viewer, studio; ui, player, media and payments-sandbox import nothing of ours but
 * themselves;
 * media ← demo-footage ← server; apps never import apps.
 * Server: main → start → http, demo → wings → call → jobs → context → db → adapters → runtime; a topic of a wing is used only
 * through its index.ts.
 */
const server = 'apps/server/src/'
/** From the top to the bottom: a wing imports those below it. */
const wings = [
  'front',
  'games',
  'insight',
  'content',
  'sale',
  'operators',
  'clips',
  'deployment',
  'video',
  'catalogue',
  'orders',
  'accounts',
  'reach',
  'channel',
]
const floors = [
  'start',
  'commands',
  'demo',
  'http',
  ...wings,
  'call',
  'config',
  'jobs',
  'context',
  'db',
  'adapters',
  'runtime',
]
/** Which of our packages each may import. */
const packages = {
  contract: [],
  rules: ['contract'],
  'api-client': ['rules', 'contract'],
  ui: [],
  player: [],
  media: [],
  'payments-sandbox': [],
  'demo-footage': ['media'],
}
const sources = '\\.(ts|tsx)$'
const test = '(\\.test\\.tsx?$|/test/)'

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-topics',
      severity: 'error',
      scope: 'folder',
      from: { path: `^${server}(${wings.join('|')})/[^/]+$` },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?(raw|url)$' },
    },
    { name: 'packages-not-apps', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    {
      name: 'apps-not-apps',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    ...Object.entries(packages).map(([name, below]) => ({
      name: `${name}-on-those-below`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...below].join('|')})/` },
    })),
    {
      name: 'no-schemas-in-the-browser',
      comment: 'Types only: zod and the schemas would triple what a phone loads.',
      severity: 'error',
      from: { path: '^(apps/(viewer|studio)/src|packages/(api-client|rules|ui)/src)/', pathNot: test },
      to: {
        path: '^packages/contract/src/',
        pathNot: '^packages/contract/src/(studio-)?(constants|wire)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'through-the-front-door',
      comment: 'A topic of a wing is used through its index.ts.',
      severity: 'error',
      from: { path: `^${server}([^/]+/[^/]+)`, pathNot: test },
      to: { path: `^${server}(${wings.join('|')})/`, pathNot: `^${server}($1/|[^/]+/[^/]+/index\\.ts$)` },
    },
    ...floors.map((room, floor) => ({
      name: `${room}-downwards`,
      comment: 'A room imports those below it.',
      severity: 'error',
      from: { path: `^${server}${room}/`, pathNot: test },
      to: { path: `^${server}(?!(${floors.slice(floor).join('|')})/)` },
    })),
    {
      name: 'commands-and-demo-not-http',
      severity: 'error',
      from: { path: `^${server}(commands|demo)/`, pathNot: test },
      to: { path: `^${server}http/` },
    },
    {
      name: 'config-at-the-edges',
      comment: 'What the environment says reaches wings by the context.',
      severity: 'error',
      from: { path: `^${server}(${wings.join('|')})/`, pathNot: test },
      to: { path: `^${server}config/` },
    },
    {
      name: 'one-loose-file',
      comment: 'Everything but the entry has a room.',
      severity: 'error',
      from: {},
      to: { path: '^apps/server/src/[^/]+\\.ts$', pathNot: '^apps/server/src/main\\.ts$' },
    },
    {
      name: 'nothing-imports-the-entry',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { path: '^apps/server/src/main\\.ts$' },
    },
    {
      name: 'sql-in-stores',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: `(-store\\.ts$|^apps/server/src/(db|jobs)/|^apps/server/src/http/health\\.ts$|${test})`,
      },
      to: { path: '(^apps/server/src/db/tables\\.ts$|node_modules/(drizzle-orm|pg)/)' },
    },
    {
      name: 'web-entry-starts-the-app',
      comment: 'Everything else in a web app has a folder.',
      severity: 'error',
      from: { path: '^apps/(viewer|studio)/src/[^/]+$' },
      to: { path: '^apps/$1/src/', pathNot: '^apps/$1/src/app/start\\.tsx$' },
    },
    {
      name: 'web-not-above',
      severity: 'error',
      from: { path: '^apps/(viewer|studio)/src/(screens|features|platform|locales)/' },
      to: { path: '^apps/$1/src/(app/|[^/]+$)' },
    },
    {
      name: 'screens-stand-alone',
      severity: 'error',
      from: { path: '^apps/(viewer|studio)/src/' },
      to: { path: '^apps/$1/src/screens/.+\\.tsx?$', pathNot: '-screen\\.tsx$' },
    },
    {
      name: 'features-not-screens',
      severity: 'error',
      from: { path: '^apps/(viewer|studio)/src/(features|platform|locales)/' },
      to: { path: '^apps/$1/src/screens/' },
    },
    {
      name: 'features-not-features',
      comment: 'Only the home page and the page of a game are put together from others.',
      severity: 'error',
      from: { path: '^apps/viewer/src/features/([^/]+)', pathNot: '^apps/viewer/src/features/(home|watch)/' },
      to: { path: '^apps/viewer/src/features/', pathNot: '^apps/viewer/src/features/$1(/|$)' },
    },
    {
      name: 'studio-features-not-features',
      comment: "Only a game's control room is put together from others.",
      severity: 'error',
      from: {
        path: '^apps/studio/src/features/([^/]+/[^/]+)',
        pathNot: '^apps/studio/src/features/games/room/',
      },
      to: { path: '^apps/studio/src/features/', pathNot: '^apps/studio/src/features/$1(/|$)' },
    },
    {
      name: 'platform-below',
      severity: 'error',
      from: { path: '^apps/(viewer|studio)/src/(platform|locales)/' },
      to: { path: '^apps/$1/src/features/' },
    },
    {
      name: 'no-tests-in-sources',
      severity: 'error',
      from: { path: sources, pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
