import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { className } from './build/class-name.ts'
import { drawDefines } from './build/draw-defines.ts'
import { inlineWireCalls } from './build/inline-wire-calls.ts'

/** The viewer as the server runs it to draw first screens: one file with all that it needs. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), inlineWireCalls()],
  define: { 'process.env.NODE_ENV': '"production"', ...drawDefines },
  css: { modules: { generateScopedName: className } },
  ssr: { noExternal: true },
  build: {
    ssr: fileURLToPath(new URL('src/draw/draw-screen.tsx', import.meta.url)),
    target: 'node24',
    outDir: 'dist/server',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
