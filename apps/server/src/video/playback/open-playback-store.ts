import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { playbacks, users } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'
import { leavePlaybacks, screenOf } from './playback-store.ts'

export interface OpenedPlayback {
  row: typeof playbacks.$inferSelect
  /** The player that it takes the place of. */
  insteadOf: string | null
}

export interface PlayerRules {
  /** Players of one account at a time; the newest win. */
  keep: number
  /** Games of one group, which is one player; the newest win here too, and each game is there once. */
  keepOfGroup: number
  /** A player that was seen before is gone. */
  leaseMs: number
  /** Of one account, in all processes. */
  starts: { max: number; windowMs: number }
}

/** Opens a player, together with all others that are opened in the same moment; false: the account starts too many. */
export function openPlayback(
  db: Db,
  channelId: number,
  opened: OpenedPlayback,
  rules: PlayerRules,
): Promise<boolean> {
  const { visitors, accounts } = openings(db)
  if (opened.row.user_id === null) return visitors(channelId, opened)
  return accounts(channelId, { ...opened, rules })
}

/** Visitors wait for nobody's lock. */
const openings = perDb(db => ({
  visitors: createBatcher<OpenedPlayback, boolean>({
    everyMs: 50,
    atOnce: 2,
    retriesAlone: true,
    async run(channelId, all) {
      await leaveFormer(db, channelId, all)
      await insertAll(db, all)
      return all.map(() => true)
    },
  }),
  accounts: createBatcher<OpenedAccount, boolean>({
    everyMs: 50,
    atOnce: 4,
    retriesAlone: true,
    async run(channelId, all) {
      return db.transaction(async tx => {
        await lockUsers(tx, channelId, all)
        const opened = await insertAllowed(tx, channelId, all)
        const allowed = all.filter(({ row }) => opened.has(row.id))
        await leaveFormer(tx, channelId, allowed)
        await replaceOldest(tx, channelId, allowed)
        return all.map(({ row }) => opened.has(row.id))
      })
    },
  }),
}))

type Opened = readonly OpenedPlayback[]
type OpenedAccount = OpenedPlayback & { rules: PlayerRules }

/** As one value: a statement with ten for each of hundreds of rows takes longer to write than to run. */
async function insertAll(db: Db | Tx, all: Opened): Promise<void> {
  const rows = JSON.stringify(all.map(({ row }) => row))
  await db.execute(
    sql`insert into ${playbacks} select * from jsonb_populate_recordset(null::${playbacks}, ${rows}::jsonb)`,
  )
}

/** Those of an account that has not started too many yet. Its rows are kept for a day: they are the count. */
async function insertAllowed(
  tx: Tx,
  channelId: number,
  all: readonly OpenedAccount[],
): Promise<ReadonlySet<string>> {
  const last = newestOf(all)
  if (!last) return new Set()
  const { max, windowMs } = last.rules.starts
  const since = new Date(last.row.started_at.getTime() - windowMs).toISOString()
  const { rows } = await tx.execute<{ id: string }>(sql`
    with given as (
      select * from jsonb_populate_recordset(null::${playbacks}, ${JSON.stringify(all.map(({ row }) => row))}::jsonb)
    ), started as (
      select user_id, count(*) as count from ${playbacks}
      where channel_id = ${channelId} and user_id = any(${sql.param(userIdsOf(all))}::int[])
        and started_at > ${since}::timestamptz
      group by user_id
    ), counted as (
      select id, coalesce(count, 0) + row_number() over (partition by user_id) as starts
      from given left join started using (user_id)
    )
    insert into ${playbacks}
    select given.* from given join counted on counted.id = given.id where counted.starts <= ${max}
    returning id`)
  return new Set(rows.map(({ id }) => id))
}

/** Only one's own gives way. */
async function leaveFormer(db: Db | Tx, channelId: number, all: Opened): Promise<void> {
  const left = all.flatMap(({ insteadOf, row }) =>
    insteadOf === null ? [] : [{ playbackId: insteadOf, keyHash: row.key_hash }],
  )
  await leavePlaybacks(db, channelId, left)
}

const newestOf = (all: readonly OpenedAccount[]): OpenedAccount | undefined =>
  all.toSorted((a, b) => b.row.started_at.getTime() - a.row.started_at.getTime())[0]

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

async function replaceOldest(tx: Tx, channelId: number, all: readonly OpenedAccount[]): Promise<void> {
  const last = newestOf(all)
  if (!last) return
  const { keep, keepOfGroup, leaseMs } = last.rules
  const now = last.row.started_at
  const seenAfter = new Date(now.getTime() - leaseMs)
  await tx.execute(sql`
    with open as (
      select id, user_id, event_id, started_at, ${screenOf} as screen from ${playbacks}
      where channel_id = ${channelId} and user_id = any(${sql.param(userIdsOf(all))}::int[])
        and replaced_at is null and left_at is null and seen_at > ${seenAfter.toISOString()}::timestamptz
    ), screens as (
      select screen, row_number() over (partition by user_id order by max(started_at) desc, max(id) desc) as place
      from open group by user_id, screen
    ), placed as (
      select id, screens.place,
        row_number() over (partition by screen order by started_at desc, id desc) as within,
        row_number() over (partition by screen, event_id order by started_at desc, id desc) as again
      from open join screens using (screen)
    )
    update ${playbacks} set replaced_at = clock_timestamp()
    where id in (select id from placed where place > ${keep} or within > ${keepOfGroup} or again > 1)`)
}
