import {
  closedDoor,
  type DoorPlace,
  type DoorState,
  doorLanes,
  findStanding,
  joinLine,
  moveDoor,
} from '@grandstand/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { doorPlaces, doors, playbacks } from '../../db/tables.ts'

const lane = z.object({ given: z.int(), called: z.int() })
const storedState = z.object({
  moved_ms: z.number(),
  lines: z.array(
    z.object({
      channel_id: z.int(),
      opened_ms: z.int(),
      idle_since_ms: z.int().nullable(),
      buyers: lane,
      others: lane,
    }),
  ),
})
/** One line for the deployment's players. */
const name = 'players'
const databaseMs = sql`floor(extract(epoch from clock_timestamp()) * 1000)::float8`

export async function readDoor(db: Db): Promise<DoorState> {
  const { rows } = await db.execute<{ state: unknown }>(sql`select state from ${doors} where name = ${name}`)
  return rows[0] ? storedState.parse(rows[0].state) : closedDoor
}

/** Processes move it one after the other: the time that one has used is used for all. */
export function advanceDoor(db: Db, perSecond: number): Promise<DoorState> {
  return db.transaction(async tx => {
    const { state, nowMs } = await lockDoor(tx)
    const moved = moveDoor(state, nowMs, perSecond)
    await writeDoor(tx, moved)
    return moved
  })
}

export interface Newcomer {
  eventId: number
  holder: string
  keyHash: string
  userId: number | null
  isBuyer: boolean
  insteadOf: string | null
}

interface Rules {
  perSecond: number
  /** A player that was seen since is open. */
  openSince: Date
}

export interface GivenPlaces {
  state: DoorState
  /** In the order of the newcomers; null: has a player of the game already. */
  places: (DoorPlace | null)[]
}

/** Those who come in the same moment, in one transaction. Who has a place keeps it. */
export function givePlaces(
  db: Db,
  channelId: number,
  newcomers: readonly Newcomer[],
  { perSecond, openSince }: Rules,
): Promise<GivenPlaces> {
  return db.transaction(async tx => {
    const { state: stored, nowMs } = await lockDoor(tx)
    const players = await listPlayers(tx, channelId, newcomers, openSince)
    const known = await listPlaces(tx, channelId, newcomers)
    const added: { newcomer: Newcomer; place: DoorPlace }[] = []
    let state = moveDoor(stored, nowMs, perSecond)
    const places = newcomers.map(newcomer => {
      if (players.some(player => isOf(player, newcomer))) return null
      const key = keyOf(newcomer.eventId, newcomer.holder)
      const lane = newcomer.isBuyer ? 'buyers' : 'others'
      const kept = known.get(key)
      const isGood = kept && (kept.lane === 'buyers' || lane === 'others')
      if (isGood && findStanding(state, kept, perSecond) !== 'lost') return kept
      const joined = joinLine(state, { channelId, lane }, nowMs)
      state = joined.state
      known.set(key, joined.place)
      added.push({ newcomer, place: joined.place })
      return joined.place
    })
    await keepPlaces(tx, channelId, added)
    await writeDoor(tx, state)
    return { state, places }
  })
}

const keyOf = (eventId: number, holder: string) => `${eventId} ${holder}`

async function lockDoor(tx: Tx): Promise<{ state: DoorState; nowMs: number }> {
  await tx.insert(doors).values({ name, state: closedDoor }).onConflictDoNothing()
  const { rows } = await tx.execute<{ state: unknown }>(
    sql`select state from ${doors} where name = ${name} for update`,
  )
  // Asked after the lock was had, which may have taken its time.
  const { rows: clock } = await tx.execute<{ now: number }>(sql`select ${databaseMs} as now`)
  if (!rows[0] || !clock[0]) throw new Error('The database did not return how far the lines have moved')
  return { state: storedState.parse(rows[0].state), nowMs: clock[0].now }
}

async function writeDoor(tx: Tx, state: DoorState): Promise<void> {
  await tx.execute(sql`update ${doors} set state = ${JSON.stringify(state)}::jsonb where name = ${name}`)
}

interface Player extends Record<string, unknown> {
  id: string
  event_id: number
  user_id: number | null
  key_hash: string
}

const isOf = (player: Player, { eventId, userId, keyHash, insteadOf }: Newcomer): boolean =>
  player.event_id === eventId &&
  (player.user_id === null
    ? player.id === insteadOf && player.key_hash === keyHash
    : player.user_id === userId)

/** Of an account; of a visitor the one that they name. Also one that was left just now, as by a reload. */
async function listPlayers(
  tx: Tx,
  channelId: number,
  newcomers: readonly Newcomer[],
  openSince: Date,
): Promise<Player[]> {
  const ids = sql.param(newcomers.flatMap(({ insteadOf }) => insteadOf ?? []))
  const userIds = sql.param([...new Set(newcomers.flatMap(({ userId }) => userId ?? []))])
  const { rows } = await tx.execute<Player>(sql`
    select id, event_id, user_id, key_hash from ${playbacks}
    where channel_id = ${channelId} and seen_at > ${openSince.toISOString()}::timestamptz
      and (id = any(${ids}::text[]) or user_id = any(${userIds}::int[]))`)
  return rows
}

async function listPlaces(
  tx: Tx,
  channelId: number,
  newcomers: readonly Newcomer[],
): Promise<Map<string, DoorPlace>> {
  const eventIds = sql.param(newcomers.map(({ eventId }) => eventId))
  const holders = sql.param(newcomers.map(({ holder }) => holder))
  const rows = await tx
    .select()
    .from(doorPlaces)
    .where(
      sql`${doorPlaces.channel_id} = ${channelId} and (${doorPlaces.event_id}, ${doorPlaces.holder})
        in (select * from unnest(${eventIds}::int[], ${holders}::text[]))`,
    )
  return new Map(
    rows.map(({ event_id, holder, opened_ms, lane, number }) => {
      const known = z.enum(doorLanes).parse(lane)
      return [keyOf(event_id, holder), { channelId, openedMs: opened_ms, lane: known, number }]
    }),
  )
}

async function keepPlaces(
  tx: Tx,
  channelId: number,
  added: readonly { newcomer: Newcomer; place: DoorPlace }[],
): Promise<void> {
  if (added.length === 0) return
  const list = (pick: (one: (typeof added)[number]) => string | number) => sql.param(added.map(pick))
  await tx.execute(sql`
    insert into ${doorPlaces} (channel_id, event_id, holder, opened_ms, lane, number, given_at)
    select ${channelId}::int, given.*, clock_timestamp() from unnest(
      ${list(({ newcomer }) => newcomer.eventId)}::int[],
      ${list(({ newcomer }) => newcomer.holder)}::text[],
      ${list(({ place }) => place.openedMs)}::bigint[],
      ${list(({ place }) => place.lane)}::text[],
      ${list(({ place }) => place.number)}::int[]
    ) as given
    on conflict (event_id, holder) do update set opened_ms = excluded.opened_ms, lane = excluded.lane,
      number = excluded.number, given_at = excluded.given_at`)
}

interface Counted extends Record<string, unknown> {
  event_id: number
  waiting: number
}

/** Who has a place of this line that was not called yet. */
export async function countPlaces(
  db: Db,
  channelId: number,
  eventIds: readonly number[],
  line: DoorState['lines'][number],
): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select event_id, count(*)::int as waiting from ${doorPlaces}
    where channel_id = ${channelId} and event_id = any(${sql.param([...eventIds])}::int[])
      and opened_ms = ${line.opened_ms}
      and number > case lane when 'buyers' then ${line.buyers.called}::int else ${line.others.called}::int end
    group by event_id`)
  return rows
}

export async function forgetPlacesBefore(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from ${doorPlaces} where given_at < ${before.toISOString()}::timestamptz`)
}
