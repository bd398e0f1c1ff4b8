import { watch } from 'node:fs'
import { fromRoot } from '../root.ts'

const settleMs = 50
const folders = ['apps/server/src', 'packages', 'scripts/dev']

/** Calls when something that the server is made of has changed; an editor often writes in several steps. */
export function watchSources(onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const look = (_event: string, file: string | null) => {
    // Components and styles are the web apps' alone.
    if (!file || !/\.(?:ts|sql)$/.test(file) || /\.test\.ts$|(?:^|\/)(?:test|node_modules)\//.test(file))
      return
    clearTimeout(timer)
    timer = setTimeout(onChange, settleMs)
  }
  const watchers = folders.map(folder => watch(fromRoot(folder), { recursive: true }, look))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
