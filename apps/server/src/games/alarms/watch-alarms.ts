import { cameraStates, streamStatuses } from '@grandstand/contract'
import { type AlarmGame, type FoundAlarm, findAlarms, readProblem, unsettledMs } from '@grandstand/rules'
import { z } from 'zod'
import { isFresh } from '../../deployment/signals/index.ts'
import type { AlarmContext } from './alarm-context.ts'
import { listCalledFor, listLiveWithoutCamera, listUnsettledChannels } from './alarm-facts-store.ts'
import { type AlarmRow, closeAlarms, insertAlarm, listOpenAlarms, reopenAlarm } from './alarm-store.ts'
import { mailAlarms } from './mail-alarms.ts'
import { pushAlarms } from './push-alarms.ts'

/** What is played later than that is another evening's. */
const eveningMs = 12 * 3_600_000
/** What comes back within it is the same alarm. */
const againMs = 5 * 60_000

const streamStatus = z.enum(streamStatuses)
const cameraState = z.enum(cameraStates)

/** Opens and closes alarms to match the facts. Two processes may do it at once: an alarm is opened and sent once. */
export async function watchAlarms(ctx: AlarmContext): Promise<void> {
  const now = ctx.now()
  const [rows, bare, open, unsettled] = await Promise.all([
    listCalledFor(ctx.db, { now, startsBefore: new Date(now.getTime() + eveningMs) }),
    listLiveWithoutCamera(ctx.db),
    listOpenAlarms(ctx.db),
    listUnsettledChannels(ctx.db, new Date(now.getTime() - unsettledMs)),
  ])
  const gamesOf = Map.groupBy(
    [...readGames(rows, now), ...bare.map(readBare)],
    ({ channel_id }) => channel_id,
  )
  const openOf = Map.groupBy(open, ({ channel_id }) => channel_id)
  const freeBytes = findFreeBytes(ctx.nodes)
  for (const channelId of new Set([...gamesOf.keys(), ...openOf.keys(), ...unsettled])) {
    const games = gamesOf.get(channelId) ?? []
    const found = findAlarms({ games, freeBytes, arePaymentsUnsettled: unsettled.includes(channelId) }, now)
    await converge(ctx, channelId, { found, open: openOf.get(channelId) ?? [], now })
  }
  await pushAlarms(ctx)
}

const keyOf = ({ kind, event_id, video_id }: Pick<AlarmRow, 'event_id' | 'video_id'> & { kind: string }) =>
  `${kind} ${event_id} ${video_id}`

async function converge(
  ctx: AlarmContext,
  channelId: number,
  { found, open, now }: { found: readonly FoundAlarm[]; open: readonly AlarmRow[]; now: Date },
): Promise<void> {
  const wanted = new Set(found.map(keyOf))
  const over = open.filter(row => !wanted.has(keyOf(row)))
  if (over.length > 0)
    await closeAlarms(
      ctx.db,
      channelId,
      over.map(({ id }) => id),
      now,
    )
  const known = new Set(open.map(keyOf))
  const begun = found.filter(one => !known.has(keyOf(one)))
  if (begun.length === 0) return
  await ctx.db.transaction(async tx => {
    const opened: FoundAlarm[] = []
    for (const one of begun) {
      if (await reopenAlarm(tx, channelId, one, new Date(now.getTime() - againMs))) continue
      if (await insertAlarm(tx, channelId, one, now)) opened.push(one)
    }
    if (opened.length > 0) await mailAlarms(ctx, tx, channelId, opened)
  })
}

type CalledFor = Awaited<ReturnType<typeof listCalledFor>>[number]

type ChannelGame = AlarmGame & { channel_id: number }

function readBare({
  event_id: id,
  ...game
}: Awaited<ReturnType<typeof listLiveWithoutCamera>>[number]): ChannelGame {
  return { ...game, id, stream_status: 'live', cameras: [] }
}

function readGames(rows: readonly CalledFor[], now: Date): ChannelGame[] {
  return [...Map.groupBy(rows, ({ event_id }) => event_id).values()].flatMap(ofGame => {
    const [first] = ofGame
    if (!first) return []
    return {
      id: first.event_id,
      channel_id: first.channel_id,
      stream_status: streamStatus.parse(first.stream_status),
      starts_at: first.starts_at,
      ends_at: first.ends_at,
      has_other_picture: first.has_other_picture,
      cameras: ofGame.map(({ video_id, state, state_since, problem, problem_at, signal }) => ({
        id: video_id,
        state: cameraState.parse(state),
        state_since,
        problem: problem && problem_at ? { code: readProblem(problem).code, at: problem_at } : null,
        signal: signal && isFresh(signal, now) ? signal : null,
      })),
    }
  })
}

/** Of the fullest disk. */
function findFreeBytes(nodes: AlarmContext['nodes']): number | null {
  const free = nodes.list().flatMap(({ freeBytes }) => freeBytes ?? [])
  return free.length === 0 ? null : Math.min(...free)
}
