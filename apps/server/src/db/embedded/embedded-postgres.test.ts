import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  describePostgres,
  type EmbeddedPostgres,
  findRunningPostgres,
  pausePostgres,
  resumePostgres,
  startEmbeddedPostgres,
} from './index.ts'
import { findProcess } from './processes.ts'

const settings = { fsync: 'off' }
const nobody = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0
const canBecomeNobody =
  isRoot && spawnSync(process.execPath, ['--check', import.meta.filename], nobody).status === 0

let templateParent: string
let parent: string
let dir: string
let logged: string[]
let running: EmbeddedPostgres[]
let children: ChildProcess[]

/** Most tests start from a copy of one fresh database: creating one takes half of their time. */
beforeAll(async () => {
  templateParent = mkdtempSync(path.join(tmpdir(), 'embedded-'))
  chmodSync(templateParent, 0o755)
  const options = { dir: path.join(templateParent, 'postgres'), settings, log: () => {} }
  await (await startEmbeddedPostgres(options)).stop()
})

afterAll(() => rmSync(templateParent, { recursive: true, force: true }))

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'embedded-'))
  chmodSync(parent, 0o755)
  dir = path.join(parent, 'postgres')
  spawnSync('cp', ['-a', path.join(templateParent, 'postgres'), dir])
  logged = []
  running = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(running.map(each => each.stop()))
  const orphan = findRunningPostgres(dir)
  if (orphan) process.kill(orphan.pid, 'SIGQUIT')
  await waitFor(() => !findRunningPostgres(dir))
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 })
})

test('rows are still there after a second start, and a stop leaves no process', async () => {
  dir = path.join(parent, 'fresh')
  const first = await start()
  await query(first.connectionString, 'create table kept (id int); insert into kept values (1)')
  const pid = getPid()
  await first.stop()
  expect(findProcess(pid)).toBeNull()
  expect(readdirSync(dir).toSorted()).toEqual(['pg18', 'socket'])

  const second = await start()
  expect(await query(second.connectionString, 'select id from kept')).toEqual([{ id: 1 }])
})

test.runIf(isRoot)('PostgreSQL does not run as root when the server does', async () => {
  await start()
  expect(statSync(`/proc/${getPid()}`).uid).not.toBe(0)
})

test('after kill -9 of the server the next start finds every committed row', async () => {
  const server = await startInChild()
  await query(getConnectionString(), 'create table kept (id int); insert into kept values (1), (2)')
  const orphan = getPid()
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(findProcess(orphan)).not.toBeNull()

  const next = await start()
  expect(findProcess(orphan)).toBeNull()
  expect(await query(next.connectionString, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }])
})

test('a left-over pid that now belongs to another program does not prevent a start', async () => {
  await (await start()).stop()
  writeFileSync(path.join(dir, 'pg18', 'postmaster.pid'), `${process.pid}\n${dir}/pg18\n`)
  await start()
})

test('PostgreSQL comes back at the same address after kill -9', async () => {
  const { connectionString } = await start()
  const pid = getPid()
  process.kill(pid, 'SIGKILL')
  await waitFor(() => (findRunningPostgres(dir)?.pid ?? pid) !== pid)
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(logged).toContain('PostgreSQL ended (SIGKILL); it starts again in 0.5 s')
})

test('a paused database stays down until it is resumed', async () => {
  const { connectionString } = await start()
  await pausePostgres(dir)
  await sleep(1_000)
  expect(describePostgres(dir)).toBe(`PostgreSQL in ${dir} is paused.`)
  await expect(query(connectionString, 'select 1')).rejects.toThrow()

  await resumePostgres(dir)
  expect(describePostgres(dir)).toMatch(/^PostgreSQL runs in .* as process \d+\.$/)
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a paused database can be stopped, and the next start does not stay paused', async () => {
  const first = await start()
  await pausePostgres(dir)
  await first.stop()
  expect(describePostgres(dir)).toBe(`No server runs PostgreSQL in ${dir}.`)
  const second = await start()
  expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a second server on the same directory is refused and does not disturb the first', async () => {
  await startInChild()
  const pid = getPid()
  await expect(start()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('already running'),
  })
  expect(getPid()).toBe(pid)
})

test('exactly one of several servers that start at once gets the directory', async () => {
  dir = path.join(parent, 'fresh')
  const results = await Promise.allSettled([startInChild(), startInChild(), startInChild()])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await query(getConnectionString(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(canBecomeNobody)('an ordinary user can run PostgreSQL', async () => {
  chmodSync(parent, 0o777)
  dir = path.join(parent, 'fresh')
  const server = await startInChild(nobody)
  expect(statSync(`/proc/${getPid()}`).uid).toBe(nobody.uid)
  server.kill('SIGTERM')
  await once(server, 'exit')
  expect(findRunningPostgres(dir)).toBeNull()
})

test('a directory path that is too long for a socket works, and the socket is removed', async () => {
  dir = path.join(parent, 'long'.repeat(30), 'postgres')
  const { connectionString, stop } = await start()
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  const socketDir = new URL(connectionString).searchParams.get('host') ?? ''
  expect(existsSync(socketDir)).toBe(true)
  await stop()
  expect(existsSync(socketDir)).toBe(false)
})

async function start(): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dir, settings, log: message => logged.push(message) })
  running.push(started)
  return started
}

/** A server process of its own: it can be killed, and it stops on SIGTERM. */
async function startInChild(user: { uid?: number; gid?: number } = {}): Promise<ChildProcess> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'index.ts'))}
    const database = await startEmbeddedPostgres(${JSON.stringify({ dir, settings })})
    process.once('SIGTERM', () => database.stop())
    console.log('started')`
  const args = ['--input-type=module', '--eval', script]
  const child = spawn(process.execPath, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  const hasStarted = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ])
  if (!hasStarted) throw new Error(`the server ended with ${child.exitCode}`)
  return child
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function getPid(): number {
  const pid = findRunningPostgres(dir)?.pid
  if (!pid) throw new Error('PostgreSQL does not run')
  return pid
}

function getConnectionString(): string {
  return findRunningPostgres(dir)?.connectionString ?? ''
}

async function waitFor(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !condition(); await sleep(20))
    if (Date.now() > deadline) throw new Error('waited too long')
}
