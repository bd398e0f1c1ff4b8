import { globSync } from 'node:fs'
import type { Server } from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { drawDefines } from '../../apps/viewer/build/draw-defines.ts'
import { fromRoot } from '../root.ts'

export interface DevApp {
  base: string
  vite: ViteDevServer
  /** What a page needs in its head beside the app's script. */
  makeHead(): Promise<string>
  /** Prepares the first page while the server starts. */
  warmUp(): void
}

/** One of the web apps by Vite, on the port of the given server. */
export async function openVite(name: 'viewer' | 'studio', http: Server): Promise<DevApp> {
  const vite = await createServer({
    configFile: fromRoot('apps', name, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server: http } },
    optimizeDeps: { entries: ['src/main.tsx', 'src/screens/*.tsx'] },
    environments: { ssr: { define: drawDefines } },
  })
  const { base } = vite.config
  let styles: Promise<string> | undefined
  vite.watcher.on('all', (_event, file) => {
    if (file.endsWith('.css')) styles = undefined
  })
  return {
    base,
    vite,
    warmUp() {
      styles ??= collectStyles(vite, name)
      // The page says what is wrong.
      styles.catch(() => {})
      void vite.environments.ssr.warmupRequest('/src/draw/draw-screen.tsx')
    },
    async makeHead() {
      styles ??= collectStyles(vite, name)
      return [
        `<script type="module">${react.preambleCode.replace('__BASE__', base)}</script>`,
        `<script type="module" src="${base}@vite/client"></script>`,
        `<style id="first-styles">${await styles}</style>`,
        `<script>${dropFirstStyles}</script>`,
      ].join('\n')
    },
  }
}

/** Vite's own come with the scripts. They alone are replaced when a file changes, so ours go once they are there. */
const dropFirstStyles = `addEventListener('load', () => setTimeout(() => document.getElementById('first-styles').remove(), 3000))`

/** The drawn screen shows before any script has brought its styles. */
async function collectStyles(vite: ViteDevServer, name: 'viewer' | 'studio'): Promise<string> {
  const modules = globSync([`apps/${name}/src/**/*.module.css`, 'packages/*/src/**/*.module.css'], {
    cwd: fromRoot(),
  })
  const files = ['packages/ui/src/styles/index.css', ...modules.sort()]
  const parts = files.map(file => vite.transformRequest(`/@fs${fromRoot(file)}?direct`))
  return (await Promise.all(parts)).map(part => part?.code ?? '').join('\n')
}
