import {
  cameraStates,
  type GameReport,
  type Params,
  type Query,
  type studioCalls,
} from '@grandstand/contract'
import { z } from 'zod'
import { listScoreChanges } from '../../catalogue/events/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeMinute, describeWatched, listSizes } from './describe-watched.ts'
import { findGame, listCameraChanges, listGameSizes, listMinutes, sumGame } from './game-report-store.ts'

/** Before the game people come, and after it they stay a while. */
const earlyMs = 30 * 60_000
const lateMs = 60 * 60_000
const cameraState = z.enum(cameraStates)

interface Input {
  channel: Channel
  params: Params<typeof studioCalls.getGameReport>
  query: Query<typeof studioCalls.getGameReport>
}

export async function getGameReport(
  ctx: Pick<Context, 'db' | 'rosters'>,
  { channel, params, query }: Input,
): Promise<GameReport> {
  const reader = { channel, language: query.language ?? channel.settings.language }
  const event = await findGame(ctx.db, channel.id, params.id)
  if (!event) throw new CallError('not_found')
  const from = new Date(event.event_utc_ts.getTime() - earlyMs)
  const until = new Date(event.ends_at.getTime() + lateMs)
  const [watched, sizes, minutes, scores, cameras, { known }] = await Promise.all([
    sumGame(ctx.db, channel.id, event.id),
    listGameSizes(ctx.db, channel.id, event.id),
    listMinutes(ctx.db, channel.id, { eventId: event.id, from, until }),
    listScoreChanges(ctx.db, channel.id, event.id),
    listCameraChanges(ctx.db, channel.id, event.id),
    ctx.rosters.get(reader),
  ])
  const isMeanwhile = ({ at }: { at: Date }) => at >= from && at < until
  const marks: GameReport['marks'] = [
    ...scores.filter(isMeanwhile).map(({ participant_id, score, at }) => ({
      kind: 'score' as const,
      at: at.toISOString(),
      team: known.teams.get(participant_id)?.name ?? '',
      score,
    })),
    ...cameras.filter(isMeanwhile).map(({ state, at, name }) => ({
      kind: 'camera' as const,
      at: at.toISOString(),
      camera: name ?? '',
      state: cameraState.parse(state),
    })),
  ]
  return {
    event_id: event.id,
    name: localiser(reader)(event.name),
    time_zone: event.time_zone,
    event_utc_ts: event.event_utc_ts.toISOString(),
    ...describeWatched(watched),
    peak_viewers: minutes.reduce((peak, { viewers }) => Math.max(peak, viewers), 0),
    sizes: listSizes(sizes),
    minutes: minutes.map(describeMinute),
    marks: marks.toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}
