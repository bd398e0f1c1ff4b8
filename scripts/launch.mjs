// Runs on any Node ≥ 20 without dependencies: installs what is missing, then goes on with Node ≥ 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const commands = [
  'start',
  'test',
  'dev',
  'build',
  'check',
  'bench',
  'channel',
  'events',
  'orders',
  'operator',
  'payments',
  'films',
  'media',
  'db',
  'backup',
  'restore',
  'cluster',
]
/** These run tools that no start needs. The others do with `dependencies`, which hold what builds and serves. */
const commandsWithTools = ['test', 'check', 'bench', 'films', 'cluster']
const root = path.resolve(fileURLToPath(import.meta.url), '../..')
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.installed')
const interrupted = ['SIGHUP', 'SIGINT', 'SIGTERM'].map(signal => 128 + constants.signals[signal])
const lockFile = path.join(root, 'package-lock.json')
/** npm reads it instead of package-lock.json. It is there during an install alone. */
const fullLockFile = path.join(root, 'npm-shrinkwrap.json')

const [command, ...args] = process.argv.slice(2)
try {
  if (!commands.includes(command)) fail(`Name a command: ${commands.join(', ')}.`)
  await installWhatIsMissing()
  process.exitCode = await runCommand(chooseNode())
} catch (error) {
  if (!isPlain(error)) throw error
  console.error(sentenceFor(error))
  process.exitCode = 1
}

async function installWhatIsMissing() {
  const text = readFileSync(lockFile, 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  const [installedHash, installedSet] = readIfAny(stampFile)?.split(' ') ?? []
  // Tools that were installed once are kept up to date: they will be needed again.
  const set = commandsWithTools.includes(command) || installedSet === 'all' ? 'all' : 'start'
  if (installedHash === hash && (set === 'start' || installedSet === 'all')) return
  const lock = JSON.parse(text)
  const found = findInstalledByHand(lock)
  if (found === 'all' || found === set) return writeFileSync(stampFile, `${hash} ${found}`)
  await install(lock, set)
  writeFileSync(stampFile, `${hash} ${set}`)
}

/** npm leaves a lock file of what it installed. Returns the complete set, if there is one. */
function findInstalledByHand(lock) {
  const hidden = readIfAny(path.join(modules, '.package-lock.json'))
  if (!hidden) return null
  const installed = JSON.parse(hidden).packages
  const isAsLocked = ([place, wanted]) => {
    const found = installed[place]
    // Packages for other platforms are optional and absent.
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional
  }
  const missing = Object.entries(lock.packages)
    .filter(isPackage)
    .filter(entry => !isAsLocked(entry))
  if (missing.length === 0) return 'all'
  return missing.every(([, { dev, devOptional }]) => dev || devOptional) ? 'start' : null
}

async function install(lock, set) {
  const count = Object.entries(lock.packages).filter(entry => isWanted(entry, set)).length
  const purpose = set === 'all' ? 'packages' : 'packages that a start needs'
  console.log(`Installing ${count} ${purpose} from package-lock.json. This is needed only when it changes.`)
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const progress = setInterval(() => console.log(`Still installing, ${seconds()} s so far.`), 5_000)
  writeFileSync(fullLockFile, JSON.stringify(withAddresses(lock)))
  let { code, output } = await runNpm(set)
  rmSync(fullLockFile, { force: true })
  // Few registries have other addresses. They name them, package by package, which takes twice as long.
  if (output.includes('E404')) ({ code, output } = await runNpm(set))
  clearInterval(progress)
  if (code !== 0) {
    if (output.includes('ENOSPC')) throw Object.assign(new Error(), { code: 'ENOSPC' })
    if (interrupted.includes(code)) process.exit(code)
    console.error(output.trimEnd())
    fail(`The packages could not be installed: npm ended with ${code}.`)
  }
  console.log(`Installed in ${seconds()} s.`)
}

async function runNpm(set) {
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, which not every registry
  // has. This installs the same locked versions and leaves the lock file as it is. The set is the same with
  // NODE_ENV=production.
  const tools = set === 'all' ? '--include=dev' : '--omit=dev'
  const npm = spawn('npm', ['install', '--no-save', tools, '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    env: environmentForNpm(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', text => (output += text))
  return { code: await waitFor(npm), output }
}

/**
 * The lock file has no addresses, so that it holds with every registry. Without one npm reads the list of all versions
 * of each package, which is most of an install.
 */
function withAddresses(lock) {
  const asked = spawnSync('npm', ['config', 'get', 'registry'], {
    env: environmentForNpm(),
    encoding: 'utf8',
  })
  const registry = asked.stdout.trim().replace(/\/$/, '')
  const packages = Object.entries(lock.packages).map(([place, entry]) => {
    if (!isPackage([place, entry]) || entry.resolved) return [place, entry]
    const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
    return [place, { ...entry, resolved: `${registry}/${name}/-/${file}` }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

function isPackage([place, { link }]) {
  return place.includes('node_modules/') && !link
}

function isWanted([place, entry], set) {
  const { os, cpu, dev } = entry
  if (!isPackage([place, entry]) || (dev && set === 'start')) return false
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
}

/** We run below npm, whose variables would make this one act for the outer command, workspace or prefix. */
function environmentForNpm() {
  const settings =
    'registry|cache|userconfig|globalconfig|proxy|https_proxy|noproxy|ca|cafile|strict_ssl|offline'
  const kept = new RegExp(
    `^npm_config_(${settings}|prefer_offline|ignore_scripts|maxsockets|fetch_.*|.*//.*)$`,
    'i',
  )
  const entries = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name))
  // npm must not run on the Node that it is about to remove.
  const isOutside = dir => !dir.split(path.sep).includes('node_modules')
  const PATH = (process.env.PATH ?? '').split(path.delimiter).filter(isOutside).join(path.delimiter)
  return { ...Object.fromEntries(entries), PATH }
}

function chooseNode() {
  const bundled = path.join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  // It may not run here, on a system with another C library for example.
  if (existsSync(bundled) && spawnSync(bundled, ['--version']).status === 0) return bundled
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  fail(`Node 24 or later is needed, but this is ${process.version}: install it from https://nodejs.org.`)
}

function runCommand(node) {
  const first = [path.dirname(node), path.join(modules, '.bin'), process.env.PATH]
  const quiet = '--disable-warning=ExperimentalWarning'
  const child = spawn(node, [path.join(root, 'scripts', `${command}.ts`), ...args], {
    // The channel tells the command when we are killed: it then ends too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: first.join(path.delimiter),
      // What was compiled once is loaded the next time.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(modules, '.cache', 'compiled'),
      NODE_OPTIONS: [process.env.NODE_OPTIONS, quiet].filter(Boolean).join(' '),
    },
  })
  endWhenNpmIsGone(child)
  return waitFor(child)
}

/** npm takes its shell along when it ends, but not us. */
function endWhenNpmIsGone(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const look = () => process.ppid !== parent && child.kill('SIGTERM')
  setInterval(look, 300).unref()
}

/** The exit code, or 128 and the signal's number. */
function waitFor(child) {
  // Ctrl-C reaches the child by itself, as a terminal interrupts everything that runs in it.
  const hasTerminal = [process.stdin, process.stdout, process.stderr].some(stream => stream.isTTY)
  process.on('SIGINT', () => hasTerminal || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

function readIfAny(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function fail(sentence) {
  throw Object.assign(new Error(sentence), { code: 'PLAIN' })
}

function isPlain(error) {
  return ['PLAIN', 'ENOSPC', 'ENOENT'].includes(error.code)
}

function sentenceFor(error) {
  return error.code === 'ENOSPC'
    ? `There is no space left on the disk for ${root}: free some and try again.`
    : error.message
}
