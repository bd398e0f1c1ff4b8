import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { className } from './build/class-name.ts'
import { inlineWireCalls } from './build/inline-wire-calls.ts'
import { limitStartSize } from './build/limit-start-size.ts'
import { listScreens } from './build/list-screens.ts'
import { refuseModules } from './build/refuse-modules.ts'

const shell =
  /viewer\/src\/(?:(?:app|platform|features\/channel)\/|main\.tsx|screens\/home-screen|features\/events\/event-queries)|\/packages\/[a-z-]+\/src\//
/** What no first screen of the home page needs: it goes with the screens that do. */
const later =
  /infiniteQuery|useInfiniteQuery|queriesObserver|useQueries|mutationObserver|useMutation|ui\/src\/(?:media-card|card-|hero|carousel|use-carousel|late-film|may-play-film|use-film-part|use-in-sight|use-reduced-motion|when-rested|rail|use-rail|late-image|when-near|use-pointed-at|page-heading|text-field|search-field|password-field|checkbox-field|select-field|field-frame|link-tabs|dialog|slide-film|form\/)|@stripe\/|platform\/form\/|platform\/cards\/|platform\/session\/(?:use-(?:session|log-out|watched)|watch-positions-query|orders-query|offers-query|grants-query)|api-client\/src\/new-key|rules\/src\/\w+\/(?:validation|calendar-days|page-title)|channel\/screen-heading|platform\/(?:return-path|use-mailed-token|use-address-id|detail-problem|outbox-link|load-more|failure|prepare-download|session\/initials-of|channel\/pickable)|rules\/src\/\w+\/return-path|router\/(?:use-blocker|navigate)|packages\/player\/|hls\.js|contract\/src\/(?:\w+\/)?studio-|rules\/src\/\w+\/(?:choose-hero|choose-slides|meet-order|sport-line|day-of|event-list-name|period-text|favorite|watch-gate|ingest|purchased|list-offers|apply-event-change|card-brand|opened-sports|order-scope|payment-status|capabilities|preroll|choose-preview|choose-cut|trim-clip|clip-framing|viewing)|i18n\/first-weekday|app\/(?:close-menu-groups|search-by-slash|after-start|follow-other-tabs|keep-on-device|preload-likely|is-shown-by-form)|platform\/stages\/(?:create-stages|stage-)|platform\/(?:install-prompt|device-push|pending-action|read-trk|track|use-tracked-search|viewings|describe-sale|sold-item)|rules\/src\/\w+\/google-/

/**
 * Screens that follow each other come together, with all that they alone need: a screen in twenty small files would wait for
 * each of them on a slow line.
 */
const families = {
  auth: /screens\/(?:login|registration|password|verify)/,
  profile: /screens\/(?:profile|confirm)/,
  buy: /screens\/(?:buy|packages|select-package)/,
  library: /screens\/vod-/,
  reels: /screens\/(?:moments|watch-clip|shared-clip)/,
  content: /screens\/(?:faq|about|contacts|page|not-found)/,
}

const forms =
  /ui\/src\/(?:(?:text|checkbox|select|password|search)-field|field-frame|form\/)|platform\/form\/|rules\/src\/\w+\/validation/

/** What several of them need. */
const shared = [
  { name: 'player', test: /packages\/player\/|features\/playback\//, priority: 0.9 },
  { name: 'forms', test: forms, priority: 0.9 },
  { name: 'clips', test: /features\/clips\//, priority: 0.8 },
  { name: 'common', priority: 0.7 },
].map(group => ({ ...group, minShareCount: 2, includeDependenciesRecursively: false }))

const calls = inlineWireCalls()
const isShell = (id: string) => (shell.test(id) && !later.test(id)) || calls.isCallOf(id, isShell)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  publicDir: false,
  plugins: [
    react(),
    calls.plugin,
    listScreens(),
    limitStartSize(['main', 'en'], 115 * 1024),
    refuseModules(['/node_modules/zod/', '/packages/contract/src/index.ts']),
  ],
  json: { stringify: true },
  css: { modules: { generateScopedName: className } },
  build: {
    target: ['chrome120', 'safari17', 'firefox121'],
    outDir: 'dist',
    // Two builds write there at once; `scripts/build.ts` empties it before.
    emptyOutDir: false,
    // The server writes the HTML and finds the files by the manifest.
    manifest: true,
    // One style sheet, which the server inlines: a screen's chunk then waits for no style of its own.
    cssCodeSplit: false,
    // The page's CSP allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Who asks for a screen has these already.
      resolveDependencies: (_file, names) =>
        names.filter(name => !/(?:vendor|main|rolldown-runtime)-/.test(name)),
    },
    rolldownOptions: {
      input: { main: fileURLToPath(new URL('src/main.tsx', import.meta.url)) },
      output: {
        // Two files for the whole start: libraries keep their name from release to release, the shell does not.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: id => /node_modules/.test(id) && !later.test(id), priority: 2 },
            { name: 'shell', test: isShell, priority: 1 },
            {
              name: 'games',
              test: /features\/home\/home-games|ui\/src\/(?:media-card|card-|rail|use-rail|late-image|when-near|use-pointed-at)|rules\/src\/\w+\/day-of/,
              priority: 0.94,
            },
            ...shared,
            ...Object.entries(families).map(([name, test]) => ({ name, test, priority: 0.5 })),
          ],
        },
      },
    },
  },
})
