import type { ViteDevServer } from 'vite'
import { fromRoot } from '../root.ts'

const settleMs = 50
const folders = ['apps/server/src', 'packages', 'scripts/dev'].map(folder => fromRoot(folder))

/**
 * Calls when something that the server is made of has changed; an editor often writes in several steps. Vite's watcher
 * follows a file that an editor replaces, which Node's own loses.
 */
export function watchSources(watcher: ViteDevServer['watcher'], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  watcher.add(folders)
  watcher.on('all', (_event, file) => {
    // Components and styles are the web apps' alone.
    if (!/\.(?:ts|sql)$/.test(file) || /\.test\.ts$|\/(?:test|node_modules)\//.test(file)) return
    if (!folders.some(folder => file.startsWith(`${folder}/`))) return
    clearTimeout(timer)
    timer = setTimeout(onChange, settleMs)
  })
  return () => clearTimeout(timer)
}
