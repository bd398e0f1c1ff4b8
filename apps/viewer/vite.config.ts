import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineWireCalls } from './build/inline-wire-calls.ts'
import { limitStartSize } from './build/limit-start-size.ts'
import { refuseModules } from './build/refuse-modules.ts'

const shell =
  /viewer\/src\/(?:(?:app|platform|features\/channel)\/|features\/events\/event-queries)|\/packages\/[a-z-]+\/src\//
/** What no first screen of the home page needs: it goes with the screens that do. */
const later =
  /infiniteQuery|useInfiniteQuery|queriesObserver|useQueries|mutationObserver|useMutation|ui\/src\/(?:page-heading|text-field|search-field|password-field|checkbox-field|select-field|field-frame|link-tabs|dialog|form\/)|@stripe\/|platform\/form\/|platform\/session\/(?:use-(?:session|log-out)|orders-query|grants-query)|api-client\/src\/new-key|rules\/src\/(?:validation|calendar-days|page-title)|channel\/screen-heading|platform\/(?:return-path|use-mailed-token|use-address-id|detail-problem|outbox-link|load-more|prepare-download|session\/initials-of)|rules\/src\/return-path|useBlocker|packages\/player\/|hls\.js|contract\/src\/studio\/|rules\/src\/(?:event-list-name|favorite|watch-gate|ingest|purchased|list-offers|apply-event-change|card-brand|opened-sports|order-scope|payment-status|capabilities|preroll|choose-preview|choose-cut|trim-clip|clip-framing|viewing)|i18n\/first-weekday|app\/(?:after-start|follow-other-tabs)|platform\/(?:read-trk|track|viewings|describe-sale|sold-item)|rules\/src\/google-/

/** What screens share in small pieces: each piece by itself would be named in the start for every screen that has it. */
const fields =
  /ui\/src\/(?:(?:text|checkbox|select|password|search)-field|field-frame|dialog|link-tabs|form\/)/
const clips = /features\/clips\/(?:clip-(?:card|links|list|queries)|share-clip|report-clip|keep-clip-trk)/
const orders = /session\/(?:orders|grants)-query|rules\/src\/(?:purchased|payment-status)/
const pages =
  /ui\/src\/page-heading|channel\/screen-heading|rules\/src\/page-title|platform\/(?:detail-problem|use-address-id)/
const lists = /infiniteQuery|useInfiniteQuery|mutationObserver|useMutation|platform\/load-more/

const calls = inlineWireCalls()
const isShell = (id: string) => (shell.test(id) && !later.test(id)) || calls.isCallOf(id, isShell)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  publicDir: false,
  plugins: [
    react(),
    calls.plugin,
    limitStartSize(['main', 'home-screen', 'en'], 130 * 1024),
    refuseModules(['/node_modules/zod/', '/packages/contract/src/index.ts']),
  ],
  json: { stringify: true },
  css: { modules: { generateScopedName: '[local]_[hash:5]' } },
  build: {
    target: ['chrome120', 'safari17', 'firefox121'],
    outDir: 'dist',
    emptyOutDir: true,
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
        names.filter(name => !/(?:vendor|shell|rolldown-runtime)-/.test(name)),
    },
    rolldownOptions: {
      input: { main: fileURLToPath(new URL('src/main.tsx', import.meta.url)) },
      output: {
        // Two files for the whole start: libraries keep their name from release to release, the shell does not.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: id => /node_modules/.test(id) && !later.test(id), priority: 2 },
            { name: 'shell', test: isShell, priority: 1 },
            { name: 'fields', test: fields },
            { name: 'lists', test: lists },
            { name: 'clips', test: clips },
            { name: 'orders', test: orders },
            { name: 'pages', test: pages },
          ],
        },
      },
    },
  },
})
