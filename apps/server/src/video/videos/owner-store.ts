import type { FileOwner } from '@grandstand/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { cameras, eventMedia, events, prerolls, slides, vodMediaItems } from '../../db/tables.ts'
import type { SingleOwner } from './files/file-owner.ts'

const singles = { library: vodMediaItems, preroll: prerolls, slide: slides }

/** The video before; null: it had none. */
export async function setOwnVideo(
  tx: Tx,
  channelId: number,
  owner: SingleOwner,
  id: number,
  videoId: number,
): Promise<number | null> {
  const table = singles[owner]
  const isIt = and(eq(table.channel_id, channelId), eq(table.id, id))
  const [row] = await tx.select({ video_id: table.video_id }).from(table).where(isIt).for('update')
  if (!row) throw new Error('The owner of the file is gone')
  await tx.update(table).set({ video_id: videoId }).where(isIt)
  return row.video_id
}

export async function findTeaserVideo(tx: Tx, channelId: number, eventId: number): Promise<number | null> {
  const [row] = await tx
    .select({ video_id: eventMedia.video_id })
    .from(eventMedia)
    .where(
      and(
        eq(eventMedia.channel_id, channelId),
        eq(eventMedia.event_id, eventId),
        eq(eventMedia.type, 'preview_alt'),
        isNotNull(eventMedia.video_id),
      ),
    )
  return row?.video_id ?? null
}

/** Whether an item of the library, a preroll or a slide shows it. */
export async function isInChannel(db: Db | Tx, channelId: number, videoId: number): Promise<boolean> {
  for (const table of Object.values(singles)) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.channel_id, channelId), eq(table.video_id, videoId)))
      .limit(1)
    if (rows.length > 0) return true
  }
  return false
}

/** Whether every game that has it is private, and nothing else of the channel shows it. */
export async function isOfPrivateGame(db: Db, channelId: number, videoId: number): Promise<boolean> {
  const games = (table: typeof eventMedia | typeof cameras) =>
    db
      .select({ is_private: events.is_private })
      .from(table)
      .innerJoin(events, eq(events.id, table.event_id))
      .where(and(eq(table.channel_id, channelId), eq(table.video_id, videoId)))
  const rows = await games(eventMedia).union(games(cameras))
  if (rows.length === 0 || rows.some(({ is_private }) => !is_private)) return false
  return !(await isInChannel(db, channelId, videoId))
}

/** Of all channels, for commands, which name things by id or alias. */
export function findOwners(
  db: Db,
  owner: FileOwner,
  name: string,
): Promise<{ channel_id: number; id: number }[]> {
  const named = owner === 'event' || owner === 'teaser' ? null : singles[owner]
  const table = named ?? events
  const isId = /^[1-9]\d{0,8}$/.test(name)
  const is = isId ? eq(table.id, Number(name)) : named ? eq(named.alias, name) : sql`false`
  return db.select({ channel_id: table.channel_id, id: table.id }).from(table).where(is).limit(10)
}
