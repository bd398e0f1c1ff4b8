import type { Plugin } from 'vite'

/**
 * In place of Vite's own, which also brings style sheets, old browsers and bases of other sites: a chunk's files are asked
 * for with it, and once.
 */
const helper = `const asked = new Set()
export function __vitePreload(load, files = []) {
  for (const file of files) {
    const href = '/' + file
    if (asked.has(href) || document.querySelector(\`link[href="\${href}"]\`)) continue
    asked.add(href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  return load()
}`

export function shortPreload(): Plugin {
  return {
    name: 'grandstand:short-preload',
    enforce: 'pre',
    apply: 'build',
    load: id => (id === '\0vite/preload-helper.js' ? helper : null),
  }
}
