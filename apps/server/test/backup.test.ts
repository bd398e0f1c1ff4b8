import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { backupCli, restoreCli } from '../src/commands/backup.ts'
import { migrate } from '../src/db/migrate.ts'
import migrations from '../src/db/migrations/meta/_journal.json' with { type: 'json' }
import { favorites, users } from '../src/db/tables.ts'
import { backUp, restoreBackup } from '../src/deployment/backup/index.ts'
import { putBackJobs } from '../src/jobs/index.ts'
import { prepareDatabase } from '../src/start/prepare-database.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { createTestDatabase } from './test-database.ts'
import { addReplay, baseOf } from './video-builder.ts'

/** The last version in which cameras had another name. */
const olderMigration = migrations.entries.find(({ tag }) => tag.endsWith('_library_videos')) ?? { when: 0 }
const olderCamera = `
  insert into channels (channel_key, settings) values ('alpha', '{}');
  insert into event_categories (channel_id, position, alias, name) values (1, 0, 'rugby', '"Rugby"');
  insert into events (channel_id, name, sort_name, type, event_category_id, event_utc_ts, ends_at, time_zone, description)
    values (1, '"Game"', 'Game', 'free', 1, '2026-01-01T10:00Z', '2026-01-01T12:00Z', 'UTC', '""');
  insert into videos (channel_id, kind, state, created_at) values (1, 'live', 'waiting', now());
  insert into live_inputs (video_id, channel_id, event_id, key_hash, sealed_key, state_since)
    select id, 1, 1, 'hash', 'sealed', now() from videos;`
/** No worker takes it. */
const waiting = { name: 'nobodys', data: { text: 'to be done' } }

const server = await serveTests({ channels: [buildLeague('alpha')] })
const empty = await createTestDatabase('template0')
afterAll(() => empty.drop())
const dir = await makeTestFolder('grandstand-backup-')
const season = await openSeason(server)
const finishedId = await season.add(new Date(Date.now() - 7_200_000).toISOString(), {
  stream_status: 'finished',
})
const liveId = await season.add(new Date(Date.now() - 60_000).toISOString(), {})
await addReplay(server, finishedId)
const userKey = await server.userKey()
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** `npm run …` with these settings. */
async function run(
  cli: typeof backupCli,
  folder: string,
  target: { databaseUrl: string; dataDir: string },
  ...flags: string[]
) {
  let said = ''
  vi.stubEnv('DATABASE_URL', target.databaseUrl)
  vi.stubEnv('DATA_DIR', target.dataDir)
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(line => (said += `${line}\n`))
  const code = await cli([folder, ...flags])
  vi.restoreAllMocks()
  return { code, said }
}

const check = (args: string[]) => backupCli(['check', ...args])

/** The first backup, to be damaged. */
async function copyBackup(name: string): Promise<string> {
  await cp(join(dir, 'backup'), join(dir, name), { recursive: true, preserveTimestamps: true })
  return join(dir, name)
}

/** Users with one favourite each, in one transaction, for as long as it is not stopped. */
function keepWriting() {
  let isOver = false
  const writing = (async () => {
    for (let number = 0; !isOver; number++) {
      await server.ctx.db.transaction(async tx => {
        const [user] = await tx
          .insert(users)
          .values({
            channel_id: server.alphaId,
            email: `fan${number}@example.com`,
            first_name: 'A',
            last_name: 'B',
          })
          .returning()
        if (!user) throw new Error('no user')
        await tx.insert(favorites).values({
          channel_id: server.alphaId,
          user_id: user.id,
          favoritable_type: 'group',
          favoritable_id: 1,
        })
      })
    }
  })()
  return async () => {
    isOver = true
    await writing
  }
}

const videoOf = async (from: TestServer, eventId: number, apiKey: string) => {
  const { json } = await from.ask(`/api/events/${eventId}/playback`, { body: { api_key: apiKey } })
  const base = baseOf(json.url)
  const list = (await from.ask(json.url)).text
  const names = list.match(/segment-\d+\.m4s/g) ?? []
  const segments = await Promise.all([...new Set(names)].map(name => from.ask(`${base}${name}`)))
  return { list, statuses: segments.map(({ status }) => status) }
}

describe('a backup', () => {
  it('made during live games and registrations is complete, and another server continues from it', async () => {
    const camera = await addCamera(server.ctx, server.alphaId, liveId, 'Main camera')
    const encoder = startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${camera.stream_key}`, {
      seconds: 30,
      isLive: true,
    })
    const key = await server.anonymousKey()
    await expect
      .poll(async () => (await videoOf(server, liveId, key).catch(() => null))?.statuses.length)
      .toBeGreaterThan(1)
    await putBackJobs(server.databaseUrl, [waiting])
    // What the clock has just put there has no data.
    await server.ctx.db.execute(`insert into pgboss.job (name) values ('${waiting.name}')`)
    const stopWriting = keepWriting()
    await expect.poll(() => server.ctx.db.$count(favorites)).toBeGreaterThan(0)
    const backup = join(dir, 'backup')
    const { code, said } = await run(backupCli, backup, server)
    await stopWriting()
    encoder.child.kill('SIGKILL')
    await encoder.done
    expect(said).toMatch(/^\d+ rows and \d+ files are in /)
    expect(code).toBe(0)

    const dataDir = join(dir, 'restored')
    const target = { databaseUrl: empty.url, dataDir }
    expect(await run(restoreCli, backup, target)).toMatchObject({ code: 0 })
    const other = await startTestServer({ channels: [], config: target })
    try {
      const count = async (table: typeof users | typeof favorites) => other.ctx.db.$count(table)
      // The user with the key has no favourite.
      expect(await count(users)).toBe((await count(favorites)) + 1)
      expect(await count(favorites)).toBeGreaterThan(0)
      const profile = await other.ask(`/api/profile?api_key=${userKey.apiKey}`, {
        headers: { cookie: `session=${userKey.cookie}` },
      })
      expect(profile.json.email).toBe('fan@example.com')
      const otherKey = await other.anonymousKey()
      const replay = await videoOf(other, finishedId, otherKey)
      expect(replay.list).toContain('#EXT-X-ENDLIST')
      expect(replay.statuses.length).toBeGreaterThan(0)
      const live = await videoOf(other, liveId, otherKey)
      expect(live.statuses.length).toBeGreaterThan(0)
      expect(new Set([...replay.statuses, ...live.statuses])).toEqual(new Set([200]))
      const { rows } = await other.ctx.db.execute(
        `select data from pgboss.job where name = '${waiting.name}'`,
      )
      expect(rows).toEqual([{ data: waiting.data }])
      // New rows take up where the old ones ended.
      await expect(other.userKey(server.alphaId, 'new@example.com')).resolves.toMatchObject({
        userId: expect.any(Number),
      })
    } finally {
      await other.stop()
    }
  })

  it('that builds on an earlier one shares what has not changed, and each is whole by itself', async () => {
    const [first, second] = [join(dir, 'first'), join(dir, 'second')]
    expect(await run(backupCli, first, server)).toMatchObject({ code: 0 })
    await server.userKey(server.alphaId, 'after-the-first@example.com')
    expect(await run(backupCli, second, server, '--since', first)).toMatchObject({ code: 0 })
    const list = (await readFile(join(second, 'checksums.txt'), 'utf8')).split('\n')
    const segment = list.find(line => line.endsWith('.m4s'))?.slice(66) ?? ''
    const isShared = async (path: string) =>
      (await stat(join(first, path))).ino === (await stat(join(second, path))).ino
    expect(
      await Promise.all([segment, 'database/channels.copy', 'database/users.copy'].map(isShared)),
    ).toEqual([true, true, false])
    for (const folder of [first, second]) expect(await run(check, folder, server)).toMatchObject({ code: 0 })
    await writeFile(join(first, segment), 'x')
    const damaged = await run(check, second, server)
    expect(damaged.said).toBe(`The backup cannot be used: ${join(second, segment)} is damaged.\n`)
    const bare = await run(backupCli, join(dir, 'third'), server, '--since', join(dir, 'nothing'))
    expect(bare).toMatchObject({ code: 2, said: expect.stringContaining('is not a complete backup') })
  })

  it('outlives the earlier ones that it builds on, and is restored equal in every table and file', async () => {
    const [first, second, again] = ['base', 'next', 'again'].map(name => join(dir, name))
    if (!first || !second || !again) throw new Error('no folders')
    expect(await run(backupCli, first, server)).toMatchObject({ code: 0 })
    expect(await run(backupCli, second, server, '--since', first)).toMatchObject({ code: 0 })
    await rm(first, { recursive: true })
    const other = await createTestDatabase('template0')
    const target = { databaseUrl: other.url, dataDir: join(dir, 'equal') }
    expect(await run(restoreCli, second, target)).toMatchObject({ code: 0 })
    expect(await run(backupCli, again, target)).toMatchObject({ code: 0 })
    expect(await readFile(join(again, 'checksums.txt'), 'utf8')).toBe(
      await readFile(join(second, 'checksums.txt'), 'utf8'),
    )
    await other.drop()
  })

  it('says when it holds the key to what its database seals, and leaves it out on demand', async () => {
    const [whole, bare] = [join(dir, 'with-key'), join(dir, 'without-key')]
    const told = await run(backupCli, whole, server)
    expect(told.code).toBe(0)
    expect(await readdir(join(whole, 'files'))).toContain('secret-key')
    expect(told.said).toContain('The folder holds secret-key')
    const other = await run(backupCli, bare, server, '--without-secret-key')
    expect(other.code).toBe(0)
    expect(await readdir(join(bare, 'files'))).not.toContain('secret-key')
    expect(other.said).toContain('The folder does not hold secret-key')
  })

  it('never overwrites a folder, and restores only into a database without channels', async () => {
    const again = await run(backupCli, join(dir, 'backup'), server)
    expect(again.said).toContain('already exists: choose a new folder for the backup')
    const onto = await run(restoreCli, join(dir, 'backup'), server)
    expect(onto.said).toContain('The database already has a channel')
    expect([again.code, onto.code]).toEqual([2, 2])
  })

  it('is checked: a file that is damaged or missing is named, and nothing is restored', async () => {
    const backup = await copyBackup('damaged')
    const other = await createTestDatabase('template0')
    const target = { databaseUrl: other.url, dataDir: join(dir, 'half') }
    const whole = await run(check, backup, target)
    expect(whole.said).toMatch(/^The backup of \S+ is whole: \d+ files/)
    expect(whole.code).toBe(0)
    const list = (await readFile(join(backup, 'checksums.txt'), 'utf8')).split('\n')
    const segment = list.find(line => line.endsWith('.m4s'))?.slice(66) ?? ''
    const damages: [string, (file: string) => Promise<unknown>, string][] = [
      ['database/users.copy', file => writeFile(file, 'x'), 'is damaged'],
      [segment, file => rm(file), 'is missing'],
    ]
    for (const [file, damage, word] of damages) {
      const bytes = await readFile(join(backup, file))
      await damage(join(backup, file))
      for (const cli of [check, restoreCli]) {
        const { code, said } = await run(cli, backup, target)
        expect(said).toBe(`The backup cannot be used: ${join(backup, file)} ${word}.\n`)
        expect(code).toBe(2)
      }
      await writeFile(join(backup, file), bytes)
    }
    await expect(readdir(target.dataDir)).rejects.toThrow('ENOENT')
    expect(await query(other.url, `select to_regclass('channels') as found`)).toEqual([{ found: null }])
    expect((await run(restoreCli, join(dir, 'nothing'), target)).said).toContain('is not a complete backup')
    await other.drop()
  })

  it('without checksums reports a damaged table in a sentence, and restores nothing', async () => {
    const backup = await copyBackup('older-format')
    const { checksums, ...said } = JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8'))
    expect(checksums).toHaveLength(64)
    await writeFile(join(backup, 'backup.json'), JSON.stringify({ ...said, format: 1 }))
    await writeFile(join(backup, 'database/users.copy'), 'x\n')
    const other = await createTestDatabase('template0')
    const target = { databaseUrl: other.url, dataDir: join(dir, 'older-format-data') }
    const { code, said: sentence } = await run(restoreCli, backup, target)
    expect(sentence).toMatch(/^The backup cannot be used: its table users is damaged \(.+\)\. Nothing was/)
    expect(code).toBe(2)
    expect(await query(other.url, 'select count(*)::int as count from channels')).toEqual([{ count: 0 }])
    await other.drop()
  })

  it('whose restore breaks off is restored by the next try, and no server starts in between', async () => {
    const other = await createTestDatabase('template0')
    const target = { databaseUrl: other.url, dataDir: join(dir, 'blocked') }
    const prepare = () =>
      prepareDatabase({ databaseUrl: other.url, databaseDirectUrl: null, dataDir: target.dataDir }, () => {})
    // A file where a folder is to be: the files cannot be copied.
    await mkdir(target.dataDir)
    await writeFile(join(target.dataDir, 'media'), '')
    expect((await run(restoreCli, join(dir, 'backup'), target)).code).toBe(2)
    await expect(prepare()).rejects.toThrow(
      'A restore of this database did not finish. Run it again: npm run restore -- FOLDER',
    )
    await rm(join(target.dataDir, 'media'))
    expect(await run(restoreCli, join(dir, 'backup'), target)).toMatchObject({ code: 0 })
    // As if it had been killed just before its end, with all rows in place.
    await query(other.url, 'create schema restore_unfinished')
    expect(await run(restoreCli, join(dir, 'backup'), target)).toMatchObject({ code: 0 })
    const [{ count }] = z
      .tuple([z.object({ count: z.int() })])
      .parse(await query(other.url, 'select count(*)::int as count from users'))
    expect(count).toBeGreaterThan(0)
    await prepare()
    await other.drop()
  })

  it('of an older version is restored as it was and then migrated', async () => {
    const [older, newer] = await Promise.all([
      createTestDatabase('template0'),
      createTestDatabase('template0'),
    ])
    await migrate(older.url, { until: olderMigration.when })
    await query(older.url, olderCamera)
    const dataDir = join(dir, 'older')
    const options = { databaseUrl: older.url, dataDir, now: () => new Date() }
    expect((await backUp(options, join(dir, 'old-backup'))).migration).toBe(olderMigration.when)
    await restoreBackup({ databaseUrl: newer.url, dataDir }, join(dir, 'old-backup'))
    const onward = await backUp({ ...options, databaseUrl: newer.url }, join(dir, 'new-backup'))
    expect(onward.migration).toBeGreaterThan(olderMigration.when)
    expect(await query(newer.url, 'select key_hash from cameras')).toEqual([{ key_hash: 'hash' }])
    await Promise.all([older.drop(), newer.drop()])
  })
})
