import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { className } from './build/class-name.ts'
import { inlineWireCalls } from './build/inline-wire-calls.ts'

/** The viewer as the server runs it to draw first screens: one file with all that it needs. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), inlineWireCalls().plugin],
  define: {
    'process.env.NODE_ENV': '"production"',
    // What components ask a browser while they draw; the app asks its own a moment later.
    'location.origin': '""',
    devicePixelRatio: '1',
    innerWidth: '1440',
  },
  css: { modules: { generateScopedName: className } },
  ssr: { noExternal: true },
  build: {
    ssr: fileURLToPath(new URL('src/draw/draw-screen.tsx', import.meta.url)),
    target: 'node24',
    outDir: 'dist/server',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
