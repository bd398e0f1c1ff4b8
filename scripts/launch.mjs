// Runs on any Node ≥ 20 without dependencies: installs what is missing, then goes on with Node ≥ 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
  'media',
  'db',
  'backup',
  'restore',
]
const root = path.resolve(fileURLToPath(import.meta.url), '../..')
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.installed')
const interrupted = ['SIGHUP', 'SIGINT', 'SIGTERM'].map(signal => 128 + constants.signals[signal])
const lockFile = path.join(root, 'package-lock.json')

const [command, ...args] = process.argv.slice(2)
try {
  if (!commands.includes(command)) fail(`Say what to run: ${commands.join(', ')}.`)
  await installWhenLockChanged()
  process.exitCode = await runCommand(chooseNode())
} catch (error) {
  if (!isPlain(error)) throw error
  console.error(sentenceFor(error))
  process.exitCode = 1
}

async function installWhenLockChanged() {
  const lock = readFileSync(lockFile)
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (readIfAny(stampFile) === stamp) return
  if (!isInstalledByHand(JSON.parse(lock))) await install(JSON.parse(lock))
  writeFileSync(stampFile, stamp)
}

/** npm leaves a lock file of what it installed; packages for other platforms are optional and absent. */
function isInstalledByHand(lock) {
  const hidden = readIfAny(path.join(modules, '.package-lock.json'))
  if (!hidden) return false
  const installed = JSON.parse(hidden).packages
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true
    const found = installed[place]
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional
  })
}

async function install(lock) {
  const count = Object.entries(lock.packages).filter(isForThisMachine).length
  console.log(`Installing ${count} packages, as package-lock.json says. This is needed only when it changes.`)
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const progress = setInterval(() => console.log(`Still installing, ${seconds()} s so far.`), 5_000)
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, which not every registry
  // has. This installs the same locked versions and leaves the lock file as it is. Development packages build the
  // product, so they are needed with NODE_ENV=production too.
  const npm = spawn(
    'npm',
    ['install', '--no-save', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'],
    {
      cwd: root,
      env: environmentForNpm(),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', text => (output += text))
  const code = await waitFor(npm)
  clearInterval(progress)
  if (code !== 0) {
    if (output.includes('ENOSPC')) throw Object.assign(new Error(), { code: 'ENOSPC' })
    if (interrupted.includes(code)) process.exit(code)
    console.error(output.trimEnd())
    fail(`The packages could not be installed: npm ended with ${code}.`)
  }
  console.log(`Installed in ${seconds()} s.`)
}

function isForThisMachine([place, { os, cpu, link }]) {
  if (!place.includes('node_modules/') || link) return false
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
  fail(`Node 24 or later is needed, and this is ${process.version}: install it from https://nodejs.org.`)
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
      NODE_OPTIONS: [process.env.NODE_OPTIONS, quiet].filter(Boolean).join(' '),
    },
  })
  endWhenNpmIsGone(child)
  return waitFor(child)
}

/** npm that is told to end takes its shell along but not us. */
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
