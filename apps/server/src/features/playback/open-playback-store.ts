import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { playbacks, users } from '../../db/tables.ts'
import { createGather } from '../../runtime/gather.ts'

export interface OpenedPlayback {
  row: typeof playbacks.$inferSelect
  /** The player that it takes the place of. */
  insteadOf: string | null
}

export interface PlayerRules {
  /** Players of one account at a time; the newest win. */
  keep: number
  /** A player that was seen before is gone. */
  leaseMs: number
}

/** Opens a player, together with all others that are opened in the same moment. */
export async function openPlayback(
  db: Db,
  channelId: number,
  opened: OpenedPlayback,
  rules: PlayerRules,
): Promise<void> {
  const { visitors, accounts } = openings(db)
  if (opened.row.user_id === null) await visitors(channelId, opened)
  else await accounts(channelId, { ...opened, rules })
}

/** Visitors wait for nobody's lock. */
const openings = perDb(db => ({
  visitors: createGather<OpenedPlayback, true>({
    everyMs: 50,
    atOnce: 2,
    retriesAlone: true,
    async run(channelId, all) {
      await deleteReplaced(db, channelId, all)
      await insertAll(db, all)
      return all.map(() => true)
    },
  }),
  accounts: createGather<OpenedPlayback & { rules: PlayerRules }, true>({
    everyMs: 50,
    atOnce: 4,
    retriesAlone: true,
    async run(channelId, all) {
      await db.transaction(async tx => {
        await lockUsers(tx, channelId, all)
        await deleteReplaced(tx, channelId, all)
        await insertAll(tx, all)
        await replaceOldest(tx, channelId, all)
      })
      return all.map(() => true)
    },
  }),
}))

type Opened = readonly OpenedPlayback[]

/** As one value: a statement with ten for each of hundreds of rows takes longer to write than to run. */
async function insertAll(db: Db | Tx, all: Opened): Promise<void> {
  const rows = JSON.stringify(all.map(({ row }) => row))
  await db.execute(
    sql`insert into ${playbacks} select * from jsonb_populate_recordset(null::${playbacks}, ${rows}::jsonb)`,
  )
}

/** Only one's own gives way. */
async function deleteReplaced(db: Db | Tx, channelId: number, all: Opened): Promise<void> {
  const given = all.filter(({ insteadOf }) => insteadOf !== null)
  if (given.length === 0) return
  const ids = sql.param(given.map(({ insteadOf }) => insteadOf))
  const hashes = sql.param(given.map(({ row }) => row.key_hash))
  await db
    .delete(playbacks)
    .where(
      and(
        eq(playbacks.channel_id, channelId),
        sql`(${playbacks.id}, ${playbacks.key_hash}) in (select * from unnest(${ids}::text[], ${hashes}::text[]))`,
      ),
    )
}

const userIdsOf = (all: Opened) => [...new Set(all.flatMap(({ row }) => row.user_id ?? []))]

/**
 * One after the other for one user: of many players that open at once, the right ones are replaced. In the order of their
 * ids, so that two who lock several never wait for each other.
 */
async function lockUsers(tx: Tx, channelId: number, all: Opened): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.channel_id, channelId), inArray(users.id, userIdsOf(all))))
    .orderBy(users.id)
    .for('no key update')
}

async function replaceOldest(
  tx: Tx,
  channelId: number,
  all: readonly (OpenedPlayback & { rules: PlayerRules })[],
): Promise<void> {
  const [last] = all.toSorted((a, b) => b.row.started_at.getTime() - a.row.started_at.getTime())
  if (!last) return
  const { keep, leaseMs } = last.rules
  const now = last.row.started_at
  const seenAfter = new Date(now.getTime() - leaseMs)
  await tx.execute(sql`
    update ${playbacks} set replaced_at = ${now.toISOString()}::timestamptz
    where id in (
      select id from (
        select id, row_number() over (partition by user_id order by started_at desc, id desc) as place
        from ${playbacks}
        where channel_id = ${channelId} and user_id = any(${sql.param(userIdsOf(all))}::int[])
          and replaced_at is null and seen_at > ${seenAfter.toISOString()}::timestamptz
      ) as open
      where place > ${keep}
    )`)
}
