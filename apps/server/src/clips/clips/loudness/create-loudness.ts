import {
  isInScope,
  loudnessStepSeconds,
  measureLoudness,
  type Recording,
  type Segment,
} from '@grandstand/media'
import { z } from 'zod'
import type { Context } from '../../../context/context.ts'
import type { Loudness, LoudStretch } from '../../../context/loudness.ts'
import { recordingFolder } from '../../../context/recordings.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { createSlots } from '../../../runtime/slots.ts'
import { askNode, readBody } from '../../../video/nodes/index.ts'
import { listRuns } from './list-runs.ts'

const patienceMs = 10_000
/** What cannot be measured now is not tried again at once: each try starts ffmpeg. */
const restMs = 10_000
const maxBytes = 50_000
/** Some hours of games, in segments; a segment never changes, so each process keeps its own. */
const maxKept = 20_000
const levels = z.array(z.int())

type Ctx = Pick<Context, 'ffmpeg' | 'recordings' | 'videoNodes' | 'inner' | 'log'>

export function createLoudness(ctx: Ctx): Loudness {
  /** By folder: the first caller starts the measurement, and others wait for it. */
  const kept = new Map<string, Promise<number[]>>()
  // Games go on meanwhile.
  const slots = createSlots(1)

  async function measureOrRefuse(folder: string, recording: Recording, run: Segment[]) {
    const { ffmpeg } = ctx
    if (!ffmpeg) return null
    try {
      return await slots(() => {
        const signal = AbortSignal.timeout(patienceMs)
        return measureLoudness({ ...ffmpeg, signal }, recording, run)
      })
    } catch (error) {
      ctx.log.warn(
        { error, folder },
        'How loud a video is cannot be measured; the next try is in ten seconds',
      )
      throw new CallError('unavailable', { retryAfterSeconds: restMs / 1000 })
    }
  }

  function measureRun(folder: string, recording: Recording, run: Segment[]): void {
    const measuring = measureOrRefuse(folder, recording, run)
    for (const [index, { number }] of run.entries()) {
      const key = `${folder}/${number}`
      const own = measuring.then(all => all?.[index] ?? [])
      kept.set(key, own)
      own.catch(() => {
        setTimeout(() => kept.delete(key), restMs).unref()
      })
    }
    for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
  }

  async function measure(channelId: number, videoId: number, stretch: LoudStretch): Promise<number[]> {
    const recording = await ctx.recordings.find(channelId, videoId, stretch.rung)
    if (!recording) throw new CallError('nothing_to_play')
    const folder = recordingFolder(channelId, videoId, stretch.rung)
    const scope = { fromMs: stretch.fromSeconds * 1000, toMs: stretch.toSeconds * 1000 }
    const segments = recording.segments.filter(segment => !segment.isGap && isInScope(segment, scope))
    const unknown = segments.filter(({ number }) => !kept.has(`${folder}/${number}`))
    for (const run of listRuns(unknown)) measureRun(folder, recording, run)
    const known = await Promise.all(
      segments.map(async segment => ({
        segment,
        levels: (await kept.get(`${folder}/${segment.number}`)) ?? [],
      })),
    )
    return joinLevels(known, stretch)
  }

  return {
    measure,
    async find(channelId, videoId, stretch) {
      const home = await ctx.videoNodes.find(channelId, videoId)
      if (!home) return measure(channelId, videoId, stretch)
      const { rung, fromSeconds, toSeconds } = stretch
      const query = new URLSearchParams({ fromSeconds: String(fromSeconds), toSeconds: String(toSeconds) })
      const path = `/inner/videos/${channelId}/${videoId}/${rung}/loudness?${query}`
      try {
        const signal = AbortSignal.timeout(patienceMs)
        const answer = await askNode(ctx.inner, home, { method: 'GET', path, signal })
        return levels.parse(JSON.parse((await readBody(answer, maxBytes)).toString()))
      } catch (error) {
        ctx.log.warn({ error, node: home.id }, 'Another process did not tell how loud a video is')
        throw new CallError('unavailable', { retryAfterSeconds: 1 })
      }
    },
  }
}

/** Between segments, as while an encoder was away, it is silent. */
function joinLevels(
  known: readonly { segment: Segment; levels: readonly number[] }[],
  { fromSeconds, toSeconds }: LoudStretch,
): number[] {
  const joined: number[] = new Array(Math.ceil((toSeconds - fromSeconds) / loudnessStepSeconds)).fill(0)
  for (const { segment, levels: own } of known) {
    const first = Math.round((segment.startSeconds - fromSeconds) / loudnessStepSeconds)
    for (const [step, level] of own.entries())
      if (first + step >= 0 && first + step < joined.length) joined[first + step] = level
  }
  return joined
}
