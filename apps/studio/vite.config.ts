import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineWireCalls } from './build/inline-wire-calls.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  publicDir: false,
  plugins: [react(), inlineWireCalls()],
  css: { modules: { generateScopedName: '[local]_[hash:5]' } },
  build: {
    target: ['chrome120', 'safari17', 'firefox121'],
    outDir: 'dist',
    emptyOutDir: true,
    // The server writes the HTML and finds the files by the manifest.
    manifest: true,
    cssCodeSplit: false,
    // The page's CSP allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { main: fileURLToPath(new URL('src/main.tsx', import.meta.url)) } },
  },
})
