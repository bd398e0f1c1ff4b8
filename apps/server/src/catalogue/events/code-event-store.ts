import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import {
  eventMedia,
  eventParticipants,
  events,
  grants,
  mediaFiles,
  orders,
  removedCodeEvents,
} from '../../db/tables.ts'
import { type CodeEventRow, codeEventRow } from './code-event-row.ts'
import { aliasOfKey, importPrefix, studioPrefix } from './studio-event-key.ts'

/** Every event that the channel's files keep begins with it. */
export const codePrefix = 'code:'

/** Whether the channel's files keep it. */
export function isCodeEvent({ source_key }: { source_key: string | null }): boolean {
  return source_key?.startsWith(codePrefix) ?? false
}

/** They stay unchanged until the transaction ends. Lock them before the channel, as code that moves events does. */
export async function lockCodeEvents(tx: Tx, channelKey: string): Promise<void> {
  await tx.execute(sql`
    select from ${events} where source_key like ${`${codePrefix}%`}
      and channel_id = (select id from channels where channel_key = ${channelKey})
    order by id for no key update`)
}

/** All of them, with what decides about them, by alias. */
export async function listCodeEvents(db: Db | Tx, channelId: number): Promise<CodeEventRow[]> {
  const rows = await selectEvents(db, channelId, sql`e.source_key like ${`${codePrefix}%`}`)
  return rows.map(({ source_key, ...row }) => ({ ...row, alias: source_key.slice(codePrefix.length) }))
}

/** The games that operators made or imported, under the names that the channel's files may have for them. */
export async function listStudioAliases(db: Db | Tx, channelId: number): Promise<Map<string, string>> {
  const { rows } = await db.execute(sql`
    select source_key from ${events} where channel_id = ${channelId} and not is_private and ${isOfStudio}`)
  const keys = z.array(z.object({ source_key: z.string() })).parse(rows)
  return new Map(keys.map(({ source_key }) => [aliasOfKey(source_key), source_key]))
}

/** Those of the keys; all without them. */
export async function listStudioEvents(
  db: Db | Tx,
  channelId: number,
  keys?: readonly string[],
): Promise<CodeEventRow[]> {
  const isAsked = keys ? sql`and e.source_key = any(${sql.param([...keys])}::text[])` : sql``
  const rows = await selectEvents(db, channelId, sql`not e.is_private and ${isOfStudio} ${isAsked}`)
  return rows
    .map(({ source_key, ...row }) => ({ ...row, alias: aliasOfKey(source_key) }))
    .toSorted((a, b) => (a.alias < b.alias ? -1 : 1))
}

const isOfStudio = sql`(source_key like ${`${studioPrefix}%`} or source_key like ${`${importPrefix}%`})`
const keyedRow = codeEventRow.omit({ alias: true }).extend({ source_key: z.string() })

async function selectEvents(db: Db | Tx, channelId: number, where: SQL) {
  const { rows } = await db.execute(sql`
    select e.id, e.source_key, e.name, e.type, e.stream_status, e.location_id,
      e.event_category_id, e.event_utc_ts, coalesce(e.planned_minutes, 180) as planned_minutes, e.time_zone,
      e.home_team_id, e.base_price, e.service_fee, e.price_from, e.description, e.image_id, e.cancelled_by, e.by_hand,
      array(select p.participant_id from ${eventParticipants} as p where p.event_id = e.id order by p.position) as teams,
      exists (select from ${orders} as o where o.event_id = e.id)
        or exists (select from ${grants} as g where g.event_id = e.id) as is_bought,
      exists (select from ${eventMedia} as m where m.event_id = e.id)
        or exists (select from ${mediaFiles} as f where f.event_id = e.id) as has_media,
      exists (select from ${eventMedia} as m where m.event_id = e.id and m.type in ('vod', 'embedded'))
        or exists (select from ${eventParticipants} as p where p.event_id = e.id and p.score is not null) as was_played
    from ${events} as e
    where e.channel_id = ${channelId} and ${where}
    order by e.source_key`)
  return z.array(keyedRow).parse(rows)
}

/** A person removed it: an apply does not bring it back. */
export async function keepRemoved(
  tx: Tx,
  channelId: number,
  sourceKey: string | null,
  at: Date,
): Promise<void> {
  if (sourceKey === null || !isCodeEvent({ source_key: sourceKey })) return
  await tx
    .insert(removedCodeEvents)
    .values({ channel_id: channelId, alias: sourceKey.slice(codePrefix.length), removed_at: at })
    .onConflictDoNothing()
}

export async function listRemovedAliases(db: Db | Tx, channelId: number): Promise<Set<string>> {
  const rows = await db
    .select({ alias: removedCodeEvents.alias })
    .from(removedCodeEvents)
    .where(eq(removedCodeEvents.channel_id, channelId))
  return new Set(rows.map(({ alias }) => alias))
}

/** The files no longer name them. If such a name comes back, it is another game. */
export async function forgetRemoved(tx: Tx, channelId: number, named: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from ${removedCodeEvents} where channel_id = ${channelId} and alias <> all(${sql.param([...named])}::text[])`)
}

export async function deleteCodeEvents(tx: Tx, channelId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`delete from ${events} where channel_id = ${channelId} and id = any(${sql.param([...ids])}::int[])`,
  )
}

/** The files say what the person said: from now on they say it. */
export async function clearByHand(
  tx: Tx,
  channelId: number,
  agreed: readonly { id: number; part: string }[],
): Promise<void> {
  if (agreed.length === 0) return
  await tx.execute(sql`
    update ${events} as stored set by_hand = array_remove(stored.by_hand, agreed.part)
    from jsonb_to_recordset(${JSON.stringify(agreed)}::jsonb) as agreed(id int, part text)
    where stored.channel_id = ${channelId} and stored.id = agreed.id`)
}
