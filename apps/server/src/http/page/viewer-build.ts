import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { getScreen, partsOf, type ScreenName } from '@grandstand/rules'
import { z } from 'zod'
import { StartError } from '../../runtime/start-error.ts'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
)

/** The files of each screen, by its name in the viewer. */
const screenFiles = z.record(z.string(), z.array(z.string()))

/** What the server needs of the built viewer to write its pages. */
export interface ViewerBuild {
  script: string
  css: string
  /** Grows when the viewer changes under a running server, as it does in development alone. */
  revision: number
  assets: ReadonlyMap<string, Asset>
  /** The chunks that a screen needs at once in a language, so that the browser asks for all of them in one go. */
  preloadsFor(screen: ScreenName, language: string): string[]
}

/** Vite's list of built files, and in it the file that starts the app. */
export function readManifest(dir: string, name: 'viewer' | 'Studio') {
  const file = join(dir, '.vite/manifest.json')
  if (!existsSync(file)) throw new StartError(`The ${name} is not built: ${file} is missing.`)
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const [entryName, entry] = Object.entries(chunks).find(([, chunk]) => chunk.isEntry) ?? []
  if (!entryName || !entry) throw new StartError(`The ${name} is not built: its manifest has no entry.`)
  return { chunks, entryName, entry }
}

export async function readViewerBuild(dir: string): Promise<ViewerBuild> {
  const { chunks, entryName, entry } = readManifest(dir, 'viewer')
  const filesOf = screenFiles.parse(JSON.parse(readFileSync(join(dir, '.vite/screens.json'), 'utf8')))
  const withImports = (names: string[], seen = new Set<string>()): Set<string> => {
    for (const name of names.filter(name => !seen.has(name))) {
      seen.add(name)
      withImports(chunks[name]?.imports ?? [], seen)
    }
    return seen
  }
  return {
    script: `/${entry.file}`,
    revision: 0,
    assets: await readAssets(dir),
    // One file for the whole viewer: it is small, and inlined it costs no request.
    css: readFileSync(join(dir, chunks['style.css']?.file ?? ''), 'utf8'),
    preloadsFor(screen, language) {
      const wanted = [entryName, `src/locales/${language}.ts`]
      const { words = [] } = getScreen(screen)
      for (const each of words) wanted.push(`src/locales/${each}/${each}-${language}.ts`)
      const files = [...withImports(wanted)].flatMap(name => chunks[name]?.file ?? [])
      const own = partsOf(screen).flatMap(part => filesOf[part] ?? [])
      return [...new Set([...files, ...own])].filter(file => file !== entry.file).map(file => `/${file}`)
    },
  }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
}

export interface Asset {
  path: string
  contentType: string
  bytes: Buffer
  /** As the build packed it. */
  brotli: Buffer | null
}

/** Hashed files only: they may be kept for ever. By their path. */
export async function readAssets(dir: string): Promise<ReadonlyMap<string, Asset>> {
  const names = await readdir(join(dir, 'assets'))
  const read = (name: string) => readFile(join(dir, 'assets', name))
  const assets = names
    .filter(name => types[extname(name)] !== undefined)
    .map(async name => ({
      path: `/assets/${name}`,
      contentType: types[extname(name)] ?? 'application/octet-stream',
      bytes: await read(name),
      brotli: names.includes(`${name}.br`) ? await read(`${name}.br`) : null,
    }))
  return new Map((await Promise.all(assets)).map(asset => [asset.path, asset]))
}
