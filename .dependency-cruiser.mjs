/**
 * Who may import whom:
 * contract ← rules ← server, api-client, viewer, studio; ui, player, media and payments-sandbox import nothing of ours but
 * themselves;
 * media ← demo-footage ← server; apps never import apps.
 * Server: main → start → http, demo → features → adapters, db, jobs, context, runtime; a feature uses another only through
 * its index.ts.
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
      name: 'payments-sandbox-stands-alone',
      severity: 'error',
      from: { path: '^packages/payments-sandbox/' },
      to: { path: '^packages/', pathNot: '^packages/payments-sandbox/' },
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
      from: { path: '^apps/server/src/(features/([^/]+)/|[^/]+/)', pathNot: test },
      to: {
        path: '^apps/server/src/features/',
        pathNot: '^apps/server/src/features/($2/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'runtime-below-all',
      comment: 'No product in it.',
      severity: 'error',
      from: { path: '^apps/server/src/runtime/', pathNot: test },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/runtime/' },
    },
    {
      name: 'edges-on-runtime',
      severity: 'error',
      from: { path: '^apps/server/src/(adapters|db|jobs|config)/', pathNot: test },
      to: { path: '^apps/server/src/(?!adapters/|db/|jobs/|config/|runtime/|context/)' },
    },
    {
      name: 'context-names-ports',
      severity: 'error',
      from: { path: '^apps/server/src/context/', pathNot: test },
      to: { path: '^apps/server/src/(?!context/|adapters/|db/|jobs/|runtime/)' },
    },
    {
      name: 'features-not-above',
      comment: 'Of http they use what a route is written with, nothing else.',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: test },
      to: {
        path: '^apps/server/src/(?!features/|context/|adapters/|db/|jobs/|runtime/)',
        pathNot: '^apps/server/src/http/call/(route|studio-route|collector-route)\\.ts$',
      },
    },
    {
      name: 'http-not-above',
      severity: 'error',
      from: { path: '^apps/server/src/http/', pathNot: test },
      to: { path: '^apps/server/src/(?!http/|features/|context/|adapters/|db/|config/|runtime/)' },
    },
    {
      name: 'commands-not-http',
      severity: 'error',
      from: { path: '^apps/server/src/commands/', pathNot: test },
      to: { path: '^apps/server/src/(?!commands/|features/|context/|adapters/|db/|jobs/|config/|runtime/)' },
    },
    {
      name: 'demo-not-above',
      severity: 'error',
      from: { path: '^apps/server/src/demo/', pathNot: test },
      to: { path: '^apps/server/src/(?!demo/|features/|context/|adapters/|db/|jobs/|runtime/)' },
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
      comment: 'Only the home page is put together from others.',
      severity: 'error',
      from: {
        path: '^apps/(viewer|studio)/src/features/([^/]+)',
        pathNot: '^apps/viewer/src/features/home/',
      },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2(/|$)' },
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
