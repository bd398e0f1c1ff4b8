import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { channelCli } from '../src/commands/channel.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '../src/db/embedded/index.ts'
import { type ChannelFolder, createChannelFolder } from './channel-folder.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let folder: ChannelFolder
let said: string[]

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await createChannelFolder()
  said = []
  vi.stubEnv('DATABASE_URL', database.url)
  vi.spyOn(console, 'log').mockImplementation(line => said.push(`out: ${line}`))
  vi.spyOn(console, 'error').mockImplementation(line => said.push(`err: ${line}`))
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  folder.remove()
  await database.drop()
})

/** The exit code, and what was said since the last command. */
async function run(...args: string[]) {
  said = []
  return { code: await channelCli(args), said }
}

test('a channel is applied, compared, changed and exported', async () => {
  const { dir } = folder
  expect(await run('diff', dir)).toEqual({ code: 1, said: ['out: hill-league is not stored yet.'] })
  expect(await run('apply', dir)).toEqual({ code: 0, said: ['out: Created hill-league.'] })
  expect(await run('diff', dir)).toEqual({ code: 0, said: ['out: No differences.'] })
  expect(await run('apply', dir)).toEqual({ code: 0, said: ['out: Nothing to change.'] })

  await folder.edit('channel.yaml', "primary: '#e5173f'", "primary: '#1d4ed8'")
  await folder.edit('locations.yaml', 'name: Arena', 'name: Ice Arena')
  expect(await run('diff', dir)).toEqual({
    code: 1,
    said: ['out: colors.web.primary: #e5173f → #1d4ed8\nlocations[arena].name: Arena → Ice Arena'],
  })
  expect(await run('apply', dir)).toEqual({ code: 0, said: ['out: Applied hill-league: 2 changes.'] })

  const target = path.join(dir, '..', 'exported')
  expect(await run('export', target)).toEqual({ code: 0, said: [`out: Exported hill-league to ${target}.`] })
  expect(await run('diff', target)).toEqual({ code: 0, said: ['out: No differences.'] })
})

test('a file of 50,000 keys, or one that unfolds to gigabytes, is refused soon', async () => {
  const keys = Array.from({ length: 50_000 }, (_, at) => `key_${at}: 1`)
  await writeFile(path.join(folder.dir, 'menu.yaml'), keys.join('\n'))
  const many = await run('apply', folder.dir)
  expect(many).toMatchObject({ code: 2, said: [expect.stringContaining('menu.yaml')] })
  const levels = Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`)
  await writeFile(path.join(folder.dir, 'menu.yaml'), `a0: &a0 [x]\n${levels.join('\n')}`)
  const unfolding = await run('apply', folder.dir)
  expect(unfolding).toMatchObject({ code: 2, said: [expect.stringMatching(/alias/i)] })
})

test('--channel works on a channel other than the one that the folder names', async () => {
  await folder.edit('channel.yaml', 'hosts: [tv.hill.example, live.hill.example]', 'hosts: []')
  await run('apply', folder.dir)
  expect(await run('apply', folder.dir, '--channel', 'dale-league')).toEqual({
    code: 0,
    said: ['out: Created dale-league.'],
  })
  expect((await run('diff', folder.dir, '--channel=dale-league')).code).toBe(0)

  const target = path.join(folder.dir, '..', 'exported')
  expect(await run('export', target)).toEqual({
    code: 2,
    said: ['err: Name the channel with --channel; stored channels: dale-league, hill-league.'],
  })
  expect((await run('export', target, '--channel', 'dale-league')).code).toBe(0)
  expect(await readFile(path.join(target, 'channel.yaml'), 'utf8')).toContain('channel_key: dale-league\n')
  expect(await run('export', target, '--channel', 'vale-league')).toEqual({
    code: 2,
    said: ['err: There is no channel vale-league; stored channels: dale-league, hill-league.'],
  })
})

test('without DATABASE_URL the command starts the embedded database, and keeps its data', async () => {
  const dataDir = path.join(folder.dir, '..', 'data')
  await chmod(path.dirname(folder.dir), 0o755)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', dataDir)
  expect(await run('apply', folder.dir)).toEqual({ code: 0, said: ['out: Created hill-league.'] })
  expect(findRunningPostgres(path.join(dataDir, 'postgres'))).toBeNull()

  const server = await startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), log: () => {} })
  try {
    expect(await run('diff', folder.dir)).toEqual({ code: 0, said: ['out: No differences.'] })
    expect(findRunningPostgres(path.join(dataDir, 'postgres'))).not.toBeNull()
  } finally {
    await server.stop()
  }
}, 30_000)

test('a new channel begins with a small folder that can be applied, and is never overwritten', async () => {
  const dir = path.join(folder.dir, '..', 'dale-league')
  expect(await run('new', dir)).toEqual({
    code: 0,
    said: [`out: Wrote ${dir}, with two teams and a game. Edit it, then: npm run channel -- apply ${dir}`],
  })
  expect(await run('apply', dir)).toEqual({ code: 0, said: ['out: Created dale-league.'] })
  expect(await run('diff', dir)).toEqual({ code: 0, said: ['out: No differences.'] })
  expect(await run('new', dir)).toEqual({ code: 2, said: [`err: There is a folder ${dir} already.`] })
  expect((await run('new', path.join(dir, 'A B'))).said[0]).toContain('A channel is named like its folder')
})

test('problems exit with code 2 and name their places', async () => {
  await folder.edit('faq.yaml', 'question: When?', 'qestion: When?')
  expect(await run('apply', folder.dir)).toEqual({
    code: 2,
    said: [
      'err: faq.yaml:1:3: question: expected text or keys with values, found nothing\n' +
        'faq.yaml:1:25: unknown key qestion (did you mean question?)',
    ],
  })
})

test.for([
  [],
  ['apply'],
  ['publish', '.'],
  ['apply', '.', 'more'],
  ['apply', '.', '--force'],
  ['diff', '.', '--channel', 'A B'],
])('wrong arguments show the usage: %j', async args => {
  const { code, said } = await run(...args)
  expect(code).toBe(2)
  expect(said.join()).toContain('Usage: npm run channel -- apply|diff|export DIR [--channel KEY]')
})
