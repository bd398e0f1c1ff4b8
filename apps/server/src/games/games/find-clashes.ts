import type { PlannedEvent } from '../../catalogue/events/index.ts'
import type { Tx } from '../../db/connection.ts'
import { type GameRow, listClashes } from './game-store.ts'

interface Planned {
  row: number
  plan: Omit<PlannedEvent, 'id'> | undefined
  before: GameRow | undefined
}

/** With the number of the other row, or the name of the game that is there. */
export interface TimeClash {
  code: 'twice_here' | 'clash'
  found: string
}

/** Rows in which a team would play twice at one time: with another row, or with a game that is there. */
export async function findClashes(
  tx: Tx,
  channelId: number,
  rows: readonly Planned[],
): Promise<Map<number, TimeClash>> {
  const isMoved = ({ plan, before }: Planned) =>
    plan !== undefined && before?.event_utc_ts.getTime() !== plan.event_utc_ts.getTime()
  const sides = rows.flatMap(row =>
    row.plan && row.plan.cancelled_by === null
      ? row.plan.teams.map(team => ({ team, at: row.plan?.event_utc_ts ?? new Date(0), row }))
      : [],
  )
  const name = ({ team, at }: { team: number; at: Date }) => `${team} ${at.getTime()}`
  const problems = new Map<number, TimeClash>()
  for (const together of Map.groupBy(sides, name).values()) {
    const [first, ...more] = together
    for (const { row } of more)
      if (first && row.row !== first.row.row)
        problems.set(row.row, { code: 'twice_here', found: String(first.row.row) })
  }
  // A game that one of the rows moves away is no longer in the way of another.
  const rewritten = new Set(rows.flatMap(({ plan, before }) => (plan && before ? [before.id] : [])))
  const moved = sides.filter(({ row }) => isMoved(row))
  const stored = await listClashes(
    tx,
    channelId,
    moved.map(({ team, at }) => ({ team, at })),
  )
  const busy = new Map(stored.filter(({ id }) => !rewritten.has(id)).map(clash => [name(clash), clash]))
  for (const side of moved) {
    const clash = busy.get(name(side))
    if (clash) problems.set(side.row.row, { code: 'clash', found: clash.name.slice(0, 200) })
  }
  return problems
}
