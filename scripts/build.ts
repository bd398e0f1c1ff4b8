import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packAssets } from './pack-assets.ts'
import { fromRoot } from './root.ts'
import { runTool, toolPath } from './run-tool.ts'

export const serverBundle = fromRoot('apps/server/dist/main.js')

const drawConfig = 'vite.draw.config.ts'

type Step = { name: string; outDir: string; inputs: string[]; build: () => Promise<void> }

export async function buildServer(): Promise<void> {
  await buildWhenStale({
    name: 'server',
    outDir: path.dirname(serverBundle),
    inputs: [fromRoot('apps/server/src'), ...sharedInputs()],
    build: bundleServer,
  })
}

export async function buildViewer(): Promise<void> {
  await buildWebApp('viewer')
}

export async function buildAll(): Promise<void> {
  await Promise.all([buildServer(), buildViewer(), buildWebApp('studio')])
}

async function buildWebApp(name: 'viewer' | 'studio'): Promise<void> {
  const dir = fromRoot('apps', name)
  const files = ['src', 'build', 'public', 'index.html', 'vite.config.ts', drawConfig, 'package.json']
  await buildWhenStale({
    name,
    outDir: path.join(dir, 'dist'),
    inputs: [...files.map(file => path.join(dir, file)), ...sharedInputs()],
    build: () => bundleWebApp(dir),
  })
}

function sharedInputs(): string[] {
  const packages = readdirSync(fromRoot('packages')).map(name => fromRoot('packages', name))
  const files = packages.flatMap(dir => [path.join(dir, 'src'), path.join(dir, 'package.json')])
  return [...files, fromRoot('package-lock.json')]
}

async function buildWhenStale({ name, outDir, inputs, build }: Step): Promise<void> {
  const stampFile = path.join(outDir, '.inputs')
  const stamp = hashInputs(inputs)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const startedAt = performance.now()
  await build()
  writeFileSync(stampFile, stamp)
  console.log(`Built the ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

/** Names, sizes and times only: reading the files would take longer than most starts. */
function hashInputs(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(listFiles)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function listFiles(place: string): string[] {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
    .toSorted()
}

async function bundleServer(): Promise<void> {
  const esbuild = await import('esbuild')
  await esbuild.build({
    entryPoints: [fromRoot('apps/server/src/main.ts')],
    outfile: serverBundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup(build) {
          build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@grandstand/')
              ? undefined
              : { path: name, external: true },
          )
        },
      },
    ],
  })
  // Its helper process would otherwise stay for as long as the server runs.
  await esbuild.stop()
}

async function bundleWebApp(dir: string): Promise<void> {
  await runVite(dir)
  // What the server draws with, where the app has any of it.
  if (existsSync(path.join(dir, drawConfig))) await runVite(dir, '--config', drawConfig)
  await packAssets(path.join(dir, 'dist/assets'))
}

async function runVite(dir: string, ...options: string[]): Promise<void> {
  const { code, output } = await runTool(toolPath('vite'), ['build', ...options], {
    cwd: dir,
    isQuiet: true,
    timeoutMs: 300_000,
  })
  if (code !== 0) throw new Error(`vite build failed:\n${output}`)
}

// By itself it builds all that a server needs to start without the tools for it.
if (import.meta.main) await buildAll()
