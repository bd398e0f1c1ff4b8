/**
 * Who may import whom:
 * contract ← rules ← server, api-client, viewer, studio; ui, player and media import nothing of ours but themselves;
 * media ← demo-footage ← server; apps never import apps.
 * Server: main → http → features → adapters, db, jobs; a feature uses another only through its index.ts.
 */
const sources = '\\.(ts|tsx)$'
const test = '(\\.test\\.tsx?$|/test/)'

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
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
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^packages/', pathNot: '^packages/contract/' },
    },
    {
      name: 'rules-on-contract',
      severity: 'error',
      from: { path: '^packages/rules/' },
      to: { path: '^packages/', pathNot: '^packages/(rules|contract)/' },
    },
    {
      name: 'client-on-contract-and-rules',
      severity: 'error',
      from: { path: '^packages/api-client/' },
      to: { path: '^packages/', pathNot: '^packages/(api-client|rules|contract)/' },
    },
    {
      name: 'ui-stands-alone',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/', pathNot: '^packages/ui/' },
    },
    {
      name: 'player-stands-alone',
      severity: 'error',
      from: { path: '^packages/player/' },
      to: { path: '^packages/', pathNot: '^packages/player/' },
    },
    {
      name: 'media-stands-alone',
      severity: 'error',
      from: { path: '^packages/media/' },
      to: { path: '^packages/', pathNot: '^packages/media/' },
    },
    {
      name: 'demo-footage-on-media',
      severity: 'error',
      from: { path: '^packages/demo-footage/' },
      to: { path: '^packages/', pathNot: '^packages/(demo-footage|media)/' },
    },
    {
      name: 'no-schemas-in-the-browser',
      comment: 'Types only: zod and the schemas would triple what a phone loads.',
      severity: 'error',
      from: { path: '^(apps/(viewer|studio)/src|packages/(api-client|rules|ui)/src)/', pathNot: test },
      to: {
        path: '^packages/contract/src/',
        pathNot: '^packages/contract/src/(studio/)?(constants|wire)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'through-the-front-door',
      severity: 'error',
      from: { path: '^apps/server/src/(features/([^/]+)/|http/)', pathNot: test },
      to: {
        path: '^apps/server/src/features/',
        pathNot: '^apps/server/src/features/($2/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'features-not-http',
      severity: 'error',
      from: { path: '^apps/server/src/features/' },
      to: { path: '^apps/server/src/(http|config)/' },
    },
    {
      name: 'edges-not-features',
      severity: 'error',
      from: { path: '^apps/server/src/(adapters|db|jobs|config)/' },
      to: { path: '^apps/server/src/(features|http)/' },
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
      name: 'screens-features-platform',
      severity: 'error',
      from: { path: '^apps/(viewer|studio)/src/(screens|features|platform)/' },
      to: { path: '^apps/(viewer|studio)/src/app/' },
    },
    {
      name: 'features-not-screens',
      severity: 'error',
      from: { path: '^apps/(viewer|studio)/src/(features|platform)/' },
      to: { path: '^apps/(viewer|studio)/src/screens/' },
    },
    {
      name: 'features-not-features',
      severity: 'error',
      from: { path: '^apps/(viewer|studio)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'platform-below',
      severity: 'error',
      from: { path: '^apps/(viewer|studio)/src/platform/' },
      to: { path: '^apps/(viewer|studio)/src/features/' },
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
