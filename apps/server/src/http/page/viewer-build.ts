import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../../start-error.ts'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)

/** What the server needs of the built viewer to write its pages. */
export interface ViewerBuild {
  dir: string
  script: string
  /** Chunks that the entry needs at once. */
  preloads: string[]
  css: string
}

export function readViewerBuild(dir: string): ViewerBuild {
  const file = join(dir, '.vite/manifest.json')
  if (!existsSync(file)) throw new StartError(`The viewer is not built: ${file} is missing.`)
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const entry = Object.values(chunks).find(chunk => chunk.isEntry)
  if (!entry) throw new StartError('The viewer is not built: its manifest has no entry.')
  const imports = (entry.imports ?? []).flatMap(name => chunks[name] ?? [])
  const css = [...imports, entry].flatMap(chunk => chunk.css ?? [])
  return {
    dir,
    script: `/${entry.file}`,
    preloads: imports.map(chunk => `/${chunk.file}`),
    css: [...new Set(css)].map(name => readFileSync(join(dir, name), 'utf8')).join('\n'),
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
}

/** Hashed files only: they may be kept for ever. */
export async function readAssets(dir: string): Promise<Asset[]> {
  const names = await readdir(join(dir, 'assets'))
  return Promise.all(
    names
      .filter(name => types[extname(name)] !== undefined)
      .map(async name => ({
        path: `/assets/${name}`,
        contentType: types[extname(name)] ?? 'application/octet-stream',
        bytes: await readFile(join(dir, 'assets', name)),
      })),
  )
}
