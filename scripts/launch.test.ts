import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string
let children: ChildProcess[]

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'launch-'))
  children = []
  mkdirSync(inProject('scripts'))
  mkdirSync(inProject('bin'))
  copyFileSync(path.join(import.meta.dirname, 'launch.mjs'), inProject('scripts/launch.mjs'))
  writeLock('1.0.0')
  writeCommand('console.log("started", ...process.argv.slice(2))')
  writeFileSync(inProject('scripts/check.ts'), 'console.log("checked")')
  writeNpm('mkdir -p node_modules')
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(project, { recursive: true, force: true })
})

test('an old Node without a bundled one gets one sentence and exit code 1', async () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })`
  const { code, stderr } = await launch(['start'], {
    nodeArgs: ['--import', `data:text/javascript,${pretend}`],
  })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Node 24 or later is needed, .*\n$/)
})

test('packages are installed at the first start and again only when the lock file changes', async () => {
  expect((await launch(['start'])).stdout).toMatch(
    /^Installing 1 packages that a start needs.*\nInstalled in \d+ s\.\nstarted\n$/,
  )
  expect((await launch(['start'])).stdout).toBe('started\n')
  expect(countInstalls()).toBe(1)

  writeLock('1.0.1')
  await launch(['start'])
  expect(countInstalls()).toBe(2)
})

test('a start leaves out what only tests and checks need, which install it when they run', async () => {
  writeNpm('echo "$@" >> options; mkdir -p node_modules')
  await launch(['start'])
  expect((await launch(['check'])).stdout).toMatch(
    /^Installing 2 packages from .*\nInstalled in \d+ s\.\nchecked\n$/,
  )
  expect((await launch(['check'])).stdout).toBe('checked\n')
  expect((await launch(['start'])).stdout).toBe('started\n')

  // They are not taken away again.
  writeLock('1.0.1')
  await launch(['start'], { env: { NODE_ENV: 'production' } })
  const options = readFileSync(inProject('options'), 'utf8').trim().split('\n')
  expect(options.map(line => line.match(/--(?:omit|include)=dev/)?.[0])).toEqual([
    '--omit=dev',
    '--include=dev',
    '--include=dev',
  ])
})

test('packages that were installed by hand are not installed again', async () => {
  mkdirSync(inProject('node_modules'))
  copyFileSync(inProject('package-lock.json'), inProject('node_modules/.package-lock.json'))
  expect((await launch(['start'])).stdout).toBe('started\n')
  expect((await launch(['check'])).stdout).toBe('checked\n')
  writeLock('1.0.1')
  await launch(['start'])
  expect(countInstalls()).toBe(1)
})

test('an install by hand without the tools is enough for a start', async () => {
  mkdirSync(inProject('node_modules'))
  const packages = { 'node_modules/dependency': { version: '1.0.0' } }
  writeFileSync(inProject('node_modules/.package-lock.json'), JSON.stringify({ packages }))
  expect((await launch(['start'])).stdout).toBe('started\n')
  expect((await launch(['check'])).stdout).toMatch(/^Installing 2 packages/)
})

test('npm gets the address of each package, and the lock file stays without', async () => {
  writeNpm('cp npm-shrinkwrap.json seen; mkdir -p node_modules')
  const before = readFileSync(inProject('package-lock.json'), 'utf8')
  await launch(['start'])
  const seen = JSON.parse(readFileSync(inProject('seen'), 'utf8'))
  expect(seen.packages['node_modules/@scope/tool'].resolved).toBe(
    'http://registry.test/@scope/tool/-/tool-1.0.0.tgz',
  )
  expect(readFileSync(inProject('package-lock.json'), 'utf8')).toBe(before)
  expect(existsSync(inProject('npm-shrinkwrap.json'))).toBe(false)
})

test('a registry with other addresses is asked for them', async () => {
  writeNpm(
    'if [ -e npm-shrinkwrap.json ]; then echo "npm error code E404"; exit 1; fi; mkdir -p node_modules',
  )
  expect((await launch(['start'])).stdout).toMatch(/started\n$/)
  expect(countInstalls()).toBe(2)
})

test('an install that was interrupted begins again', async () => {
  writeNpm('mkdir -p node_modules; kill -TERM $$')
  expect((await launch(['start'])).code).toBe(143)
  expect(existsSync(inProject('npm-shrinkwrap.json'))).toBe(false)
  writeNpm('mkdir -p node_modules')
  expect((await launch(['start'])).stdout).toMatch(/started\n$/)
  expect(countInstalls()).toBe(2)
})

test('an install that fails shows what npm said and is tried again next time', async () => {
  writeNpm('echo "npm error network down" >&2; exit 3')
  const { code, stderr } = await launch(['start'])
  expect(code).toBe(1)
  expect(stderr).toBe('npm error network down\nThe packages could not be installed: npm ended with 3.\n')
  await launch(['start'])
  expect(countInstalls()).toBe(2)
})

test('an install on a full disk is explained in one sentence', async () => {
  writeNpm('echo "npm error code ENOSPC" >&2; echo "npm error errno -28" >&2; exit 228')
  const { code, stderr } = await launch(['start'])
  expect(code).toBe(1)
  expect(stderr).toMatch(/^There is no space left on the disk.*\n$/)
})

test('the install does not inherit what the outer npm set for its script, but keeps the user’s settings', async () => {
  writeNpm('env > environment; mkdir -p node_modules')
  const env = { npm_lifecycle_event: 'start', npm_config_workspace: 'a', npm_config_cache: '/cache' }
  await launch(['start'], { env })
  const environment = readFileSync(inProject('environment'), 'utf8')
  expect(environment).not.toMatch(/npm_lifecycle_event|npm_config_workspace/)
  expect(environment).toContain('npm_config_cache=/cache')
})

test('arguments, exit code and a death by signal are passed on', async () => {
  writeCommand('console.log(process.argv.slice(2).join()); process.exitCode = 7')
  expect(await launch(['start', 'a', '--b'])).toMatchObject({
    code: 7,
    stdout: expect.stringContaining('a,--b\n'),
  })
  writeCommand('process.kill(process.pid, "SIGKILL")')
  expect(await launch(['start'])).toMatchObject({ code: 137 })
})

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  '%s reaches the command, which ends in its own way',
  async signal => {
    writeCommand(`
    process.on('${signal}', () => { console.log('got ${signal}'); process.exit(5) })
    setInterval(() => {}, 1000)
    console.log('ready')`)
    const { child, result } = startLaunch(['start'])
    await waitForOutput(child, 'ready')
    child.kill(signal)
    expect(await result).toMatchObject({ code: 5, stdout: expect.stringContaining(`got ${signal}\n`) })
  },
)

test('the command notices when the launcher is killed', async () => {
  writeCommand(`
    import { writeFileSync } from 'node:fs'
    process.once('disconnect', () => { writeFileSync('alone', ''); process.exit() })
    setInterval(() => {}, 1000)
    console.log('ready')`)
  const { child } = startLaunch(['start'])
  await waitForOutput(child, 'ready')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await waitForFile('alone')
})

test('the command ends when npm was killed above the launcher', async () => {
  writeCommand(`
    import { writeFileSync } from 'node:fs'
    process.once('SIGTERM', () => { writeFileSync('ended', ''); process.exit() })
    setInterval(() => {}, 1000)
    console.log('ready')`)
  const npm = spawn('sh', ['-c', `"${process.execPath}" scripts/launch.mjs start; true`], {
    cwd: project,
    env: { PATH: `${inProject('bin')}:/usr/bin:/bin`, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await waitForOutput(npm, 'ready')
  npm.kill('SIGKILL')
  await waitForFile('ended')
})

test('an unknown command is refused with the list of commands', async () => {
  const { code, stderr } = await launch(['stert'])
  expect(code).toBe(1)
  expect(stderr).toContain('start, test')
})

type LaunchOptions = { nodeArgs?: string[]; env?: Record<string, string> }
type Result = { code: number | null; stdout: string; stderr: string }

function launch(args: string[], options: LaunchOptions = {}): Promise<Result> {
  return startLaunch(args, options).result
}

function startLaunch(args: string[], { nodeArgs = [], env = {} }: LaunchOptions = {}) {
  const child = spawn(process.execPath, [...nodeArgs, inProject('scripts/launch.mjs'), ...args], {
    cwd: project,
    env: { PATH: `${inProject('bin')}:/usr/bin:/bin`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const result = new Promise<Result>(resolve =>
    child.once('close', code => resolve({ code, stdout, stderr })),
  )
  return { child, result }
}

async function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  let output = ''
  while (!output.includes(text) && child.stdout) output += String((await once(child.stdout, 'data'))[0])
}

async function waitForFile(file: string): Promise<void> {
  for (let tries = 0; tries < 100 && !existsSync(inProject(file)); tries++) await sleep(50)
  expect(existsSync(inProject(file))).toBe(true)
}

function inProject(file: string): string {
  return path.join(project, file)
}

function writeLock(version: string): void {
  const packages = {
    '': { name: 'tiny' },
    'node_modules/dependency': { version },
    'node_modules/@scope/tool': { version, dev: true },
  }
  writeFileSync(inProject('package-lock.json'), JSON.stringify({ packages }))
}

function writeCommand(source: string): void {
  writeFileSync(inProject('scripts/start.ts'), source)
}

/** An npm that counts its runs. */
function writeNpm(script: string): void {
  const answer = 'if [ "$1" = config ]; then echo http://registry.test/; exit; fi'
  writeFileSync(inProject('bin/npm'), `#!/bin/sh\n${answer}\necho run >> installs\n${script}\n`, {
    mode: 0o755,
  })
}

function countInstalls(): number {
  return readFileSync(inProject('installs'), 'utf8').trim().split('\n').length
}
