import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { createTestDatabase } from './test-database.ts'

/** The migrations before the one of this name, in a folder of their own. */
async function foldersBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-migrations-'))
  await cp(join(import.meta.dirname, '../src/db/migrations'), folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const until = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(name))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }))
  return folder
}

/** A game with a camera, its recording's pictures and size, another replay out of a file, and a player of another site. */
const before = `
  insert into channels (channel_key, settings) values ('alpha', '{}');
  insert into event_categories (channel_id, position, alias, name) values (1, 0, 'rugby', '"Rugby"');
  insert into events (channel_id, name, sort_name, type, event_category_id, event_utc_ts, ends_at, time_zone, description)
    values (1, '"Game"', 'Game', 'free', 1, '2026-01-01T10:00Z', '2026-01-01T12:00Z', 'UTC', '""');
  insert into event_media (channel_id, event_id, position, type, name, url) values
    (1, 1, 0, 'embedded', 'Partner', 'https://video.example/1'),
    (1, 1, 1, 'vod', 'Main camera', null),
    (1, 1, 2, 'live', 'Second camera', null),
    (1, 1, 3, 'vod', 'Upload', null);
  insert into event_media (channel_id, event_id, position, type, name, url, parent_media_id) values
    (1, 1, 1, 'image', '', '/previews/alpha/2/poster-640x360.jpg', 2),
    (1, 1, 1, 'preview', '', '/previews/alpha/2/preview.mp4', 2),
    (1, 1, 1, 'thumbnails', '', null, 2);
  insert into live_inputs (event_media_id, channel_id, event_id, key_hash, sealed_key, state, state_since) values
    (2, 1, 1, 'a', 'x', 'ended', now()), (3, 1, 1, 'b', 'x', 'interrupted', now());
  insert into media_rungs (channel_id, event_media_id, name, width, height, bandwidth, codecs) values
    (1, 2, 'source', 640, 360, 1, '');
  insert into media_files (channel_id, event_id, event_media_id, name, size_bytes, state, created_at, updated_at) values
    (1, 1, 4, 'x.mp4', 1, 'processing', now(), now());
  insert into playbacks (id, channel_id, key_hash, event_id, event_media_id, started_at, seen_at) values
    ('a', 1, 'k', 1, 2, now(), now()), ('b', 1, 'k', 1, 1, now(), now());`

it('the media of events become videos with the same ids, so that folders keep their names', async () => {
  const database = await createTestDatabase()
  const folder = await foldersBefore('_videos')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await runMigrations(drizzle({ client }), { migrationsFolder: folder })
    await client.query(before)
    await migrate(database.url)
    const rowsOf = async (query: string) => (await client.query(query)).rows
    expect(
      await rowsOf('select id, kind, state, poster, has_preview, has_storyboard from videos order by id'),
    ).toEqual([
      {
        id: 2,
        kind: 'live',
        state: 'ready',
        poster: 'poster-640x360.jpg',
        has_preview: true,
        has_storyboard: true,
      },
      { id: 3, kind: 'live', state: 'live', poster: null, has_preview: false, has_storyboard: false },
      { id: 4, kind: 'file', state: 'making', poster: null, has_preview: false, has_storyboard: false },
    ])
    expect(await rowsOf('select id, video_id from event_media order by id')).toEqual([
      { id: 1, video_id: null },
      ...[2, 3, 4].map(id => ({ id, video_id: id })),
    ])
    expect(await rowsOf('select id, video_id from playbacks order by id')).toEqual([
      { id: 'a', video_id: 2 },
      { id: 'b', video_id: null },
    ])
    expect(await rowsOf('select video_id, state from cameras order by video_id')).toEqual([
      { video_id: 2, state: 'ended' },
      { video_id: 3, state: 'interrupted' },
    ])
    const oldNames = `select conname from pg_constraint where conname like 'live_input%'
      union all select relname from pg_class where relname like 'live_input%'`
    expect(await rowsOf(oldNames)).toEqual([])
    const [next] = await rowsOf(`insert into videos (channel_id, kind, state, created_at)
      values (1, 'file', 'ready', now()) returning id`)
    expect(next.id).toBe(8)
  } finally {
    await client.end()
    await database.drop()
    await rm(folder, { recursive: true })
  }
})
