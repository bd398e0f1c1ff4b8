import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { className } from './build/class-name.ts'
import { inlineWireCalls } from './build/inline-wire-calls.ts'
import { limitStartSize } from './build/limit-start-size.ts'
import { listModules } from './build/list-modules.ts'
import { listScreens } from './build/list-screens.ts'
import { refuseModules } from './build/refuse-modules.ts'
import { shortPreload } from './build/short-preload.ts'
import { trimReact } from './build/trim-react.ts'

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

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const common: UserConfig = {
  root: fromHere('.'),
  json: { stringify: true },
  css: { modules: { generateScopedName: className } },
  // The page's CSP allows no data: addresses.
  build: { target: ['chrome120', 'safari17', 'firefox121'], assetsInlineLimit: 0 },
}

const nothing = { start: new Set<string>(), games: new Set<string>() }

/** What the start needs, and what the home page needs beside it; all else waits until it is asked for. */
async function listStart() {
  const modulesOf = await listModules(
    {
      main: fromHere('src/main.tsx'),
      home: fromHere('src/screens/home-screen.tsx'),
      games: fromHere('src/features/home/home-games.tsx'),
    },
    { ...common, plugins: [react(), inlineWireCalls()] },
  )
  return { start: new Set([...modulesOf('main'), ...modulesOf('home')]), games: modulesOf('games') }
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const { start, games } = command === 'build' ? await listStart() : nothing
  return {
    ...common,
    base: '/',
    publicDir: false,
    plugins: [
      react(),
      inlineWireCalls(),
      shortPreload(),
      trimReact(),
      listScreens(),
      limitStartSize(['main', 'en'], 95 * 1024),
      refuseModules(['/node_modules/zod/', '/packages/contract/src/index.ts']),
    ],
    build: {
      ...common.build,
      outDir: 'dist',
      // Two builds write there at once; `scripts/build.ts` empties it before.
      emptyOutDir: false,
      // The server writes the HTML and finds the files by the manifest.
      manifest: true,
      // One style sheet, which the server inlines: a screen's chunk then waits for no style of its own.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // Who asks for a screen has the start already, and asks for the screen's own file.
        resolveDependencies: (file, names) =>
          names.filter(name => name !== file && !/(?:vendor|main|rolldown-runtime)-/.test(name)),
      },
      rolldownOptions: {
        input: { main: fromHere('src/main.tsx') },
        output: {
          // Two files for the whole start: libraries keep their name from release to release, the shell does not.
          codeSplitting: {
            groups: [
              { name: 'vendor', test: id => start.has(id) && /node_modules/.test(id), priority: 2 },
              { name: 'shell', test: id => start.has(id), priority: 1 },
              { name: 'games', test: id => games.has(id), priority: 0.94 },
              ...shared,
              ...Object.entries(families).map(([name, test]) => ({ name, test, priority: 0.5 })),
            ],
          },
        },
      },
    },
  }
})
