import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineWireCalls } from './build/inline-wire-calls.ts'
import { limitStartSize } from './build/limit-start-size.ts'
import { refuseModules } from './build/refuse-modules.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  publicDir: false,
  plugins: [
    react(),
    inlineWireCalls(),
    limitStartSize(['main', 'home-screen', 'en'], 130 * 1024),
    refuseModules(['/node_modules/zod/', '/packages/contract/src/index.ts']),
  ],
  json: { stringify: true },
  css: { modules: { generateScopedName: '[name]__[local]__[hash:5]' } },
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: fileURLToPath(new URL('src/main.tsx', import.meta.url)) },
      output: {
        // Two files for the whole start: libraries keep their name from release to release, the shell does not.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, priority: 2 },
            {
              name: 'shell',
              test: /viewer\/src\/(?:app|platform|features\/channel)\/|\/packages\/|contract\/wire/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
