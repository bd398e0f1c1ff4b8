import { z } from 'zod'
import type { DumpConnection } from '../backup/index.ts'
import type { PackManifest } from './pack-manifest.ts'

const idRow = z.object({ id: z.int() })
const busyRow = z.object({ kind: z.enum(['game', 'camera', 'video', 'clip']), id: z.int() })
const videoRow = z.object({
  id: z.int(),
  site: z.string().nullable(),
  has_files: z.boolean(),
  rungs: z.array(z.string()),
})
const operatorRow = z.object({ email: z.string(), role: z.string() })
const nameRow = z.object({ name: z.string() })
const sequenceRow = z.object({ name: z.string(), last: z.coerce.number() })
const channelRow = z.object({ id: z.int(), channel_key: z.string() })
const countRow = z.tuple([z.object({ count: z.int() })])

export type PackedVideo = z.infer<typeof videoRow>

export async function findPackedChannel(
  connection: DumpConnection,
  key: string,
): Promise<number | undefined> {
  const { rows } = await connection.query('select id from channels where channel_key = $1', [key])
  return z.array(idRow).parse(rows)[0]?.id
}

/** Something of the channel that still changes and would arrive half done. */
export async function findBusy(
  connection: DumpConnection,
  channelId: number,
): Promise<z.infer<typeof busyRow> | undefined> {
  const { rows } = await connection.query(
    `select 'game' as kind, id from events where channel_id = $1 and stream_status = 'live'
     union all
     select 'camera', event_id from cameras
       where channel_id = $1 and state in ('held', 'live', 'no_picture', 'interrupted')
     union all
     select 'video', id from videos where channel_id = $1 and state in ('live', 'making')
     union all
     select 'clip', id from clips where channel_id = $1 and status in ('queued', 'processing')
     union all
     select 'clip', clip_id from clip_verticals where channel_id = $1 and status in ('queued', 'processing')
     limit 1`,
    [channelId],
  )
  return z.array(busyRow).parse(rows)[0]
}

export async function listPackedVideos(
  connection: DumpConnection,
  channelId: number,
): Promise<PackedVideo[]> {
  const { rows } = await connection.query(
    `select id, place as site, state = 'ready' as has_files,
       array(select name from media_rungs where video_id = videos.id) as rungs
     from videos where channel_id = $1 order by id`,
    [channelId],
  )
  return z.array(videoRow).parse(rows)
}

/** Those of this channel alone: who runs the whole deployment goes on doing so. */
export async function listChannelOperators(
  connection: DumpConnection,
  channelId: number,
): Promise<PackManifest['operators']> {
  const { rows } = await connection.query(
    'select email, role from operators where channel_id = $1 order by email',
    [channelId],
  )
  return z.array(operatorRow).parse(rows)
}

export async function listConnectedAccounts(
  connection: DumpConnection,
  channelId: number,
): Promise<string[]> {
  const { rows } = await connection.query(
    `select label as name from payment_accounts
     where channel_id = $1 and connected_account is not null order by connected_at`,
    [channelId],
  )
  return z
    .array(nameRow)
    .parse(rows)
    .map(({ name }) => name)
}

/** Of the columns of these tables. */
export async function listSequencesOf(
  connection: DumpConnection,
  tables: readonly string[],
): Promise<PackManifest['sequences']> {
  const { rows } = await connection.query(
    `select s.sequencename as name, s.last_value as last from pg_sequences s
     join pg_depend d on d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
       and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid
     where s.schemaname = 'public' and s.last_value is not null and t.relname = any($1)
     order by 1`,
    [tables],
  )
  return z.array(sequenceRow).parse(rows)
}

/** Never back: other channels may have used higher numbers. It holds even if the transaction does not. */
export async function advanceSequence(
  connection: DumpConnection,
  { name, last }: PackManifest['sequences'][number],
): Promise<void> {
  await connection.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, greatest($2::bigint, last_value))
     from pg_sequences where schemaname = 'public' and sequencename = $1`,
    [name, last],
  )
}

/** A channel that has the same key or the same number. */
export async function findTakenChannel(
  connection: DumpConnection,
  { channel_id, channel_key }: Pick<PackManifest, 'channel_id' | 'channel_key'>,
): Promise<z.infer<typeof channelRow> | undefined> {
  const { rows } = await connection.query(
    'select id, channel_key from channels where id = $1 or channel_key = $2 order by channel_key = $2 desc',
    [channel_id, channel_key],
  )
  return z.array(channelRow).parse(rows)[0]
}

/** `table` is the name of one of ours. */
export async function countRowsOf(
  connection: DumpConnection,
  channelId: number,
  table: string,
): Promise<number> {
  const { rows } = await connection.query(
    `select count(*)::int as count from ${table} where ${ofChannel(table, channelId)}`,
  )
  return countRow.parse(rows)[0].count
}

export const ofChannel = (table: string, channelId: number) =>
  `${table === 'channels' ? 'id' : 'channel_id'} = ${channelId}`

/** Its files lie here from now on, and no process has its cameras yet. */
export async function settleVideos(
  connection: DumpConnection,
  channelId: number,
  site: string,
): Promise<void> {
  for (const table of ['videos', 'media_files'])
    await connection.query(`update ${table} set place = $2 where channel_id = $1`, [channelId, site])
  // What a storage has is not known to another one.
  await connection.query('update videos set store_after = now() where channel_id = $1', [channelId])
  await connection.query('update cameras set owner_node = null, owner_until = null where channel_id = $1', [
    channelId,
  ])
}
