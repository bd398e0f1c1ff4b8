import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineWireCalls } from './build/inline-wire-calls.ts'
import { refuseModules } from './build/refuse-modules.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  publicDir: false,
  plugins: [
    react(),
    inlineWireCalls(),
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
    // The page's CSP allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { main: fileURLToPath(new URL('src/main.tsx', import.meta.url)) } },
  },
})
