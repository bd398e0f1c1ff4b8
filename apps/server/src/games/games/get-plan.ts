import type { GameTerms } from '@grandstand/contract'
import type { PlannedEvent } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { listClashes } from './game-store.ts'
import { type PlanContext, planGame } from './plan-game.ts'

/** What the terms of one game make of it; throws what is wrong with them. */
export async function getPlan(
  tx: Tx,
  channel: Channel,
  terms: GameTerms,
  { before, ...known }: Omit<PlanContext, 'channel'>,
): Promise<Omit<PlannedEvent, 'id'>> {
  const planning = planGame(terms, { ...known, before, channel })
  if ('faults' in planning) throw new CallError('invalid_request', { fields: planning.faults })
  const { plan } = planning
  const isNew = (team: number) => !before?.teams.includes(team)
  const isMoved = before?.event_utc_ts.getTime() !== plan.event_utc_ts.getTime()
  const busy = plan.teams.filter(team => isMoved || isNew(team))
  const clashes = await listClashes(
    tx,
    channel.id,
    busy.map(team => ({ team, at: plan.event_utc_ts })),
  )
  if (clashes.some(({ id }) => id !== before?.id))
    throw new CallError('invalid_request', { fields: { time: 'clash' } })
  return plan
}
