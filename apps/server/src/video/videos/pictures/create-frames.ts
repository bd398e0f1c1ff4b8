import { readFile } from 'node:fs/promises'
import { endOf, type Recording, sourceRung } from '@grandstand/media'
import type { Context } from '../../../context/context.ts'
import { recordingFolder } from '../../../context/recordings.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { createSlots } from '../../../runtime/slots.ts'
import { drawFrame } from './draw-frame.ts'

const maxSide = 160
const patienceMs = 10_000
/** A segment that cannot be drawn now is not tried again at once: each try starts ffmpeg. */
const restMs = 10_000
/** Some hours of games, a few kilobytes each. */
const maxKept = 2_000
/** The limit of strips that are opened at once; a later caller asks again. */
const maxWaiting = 60

export type FindFrame = (video: { channelId: number; videoId: number }, second: number) => Promise<Buffer>

/**
 * Small pictures of a video that has no storyboard yet, as while a game runs: one of each segment, drawn when it is first
 * asked for. A segment never changes, so each process keeps its own; one that cannot be drawn rests in each process for
 * itself.
 */
export function createFrames(ctx: Pick<Context, 'ffmpeg' | 'recordings' | 'folders' | 'log'>): FindFrame {
  const kept = new Map<string, Promise<Buffer>>()
  // Games go on meanwhile.
  const slots = createSlots(1)
  let waiting = 0

  async function draw(dir: string, recording: Recording, atSeconds: number): Promise<Buffer> {
    const { ffmpeg } = ctx
    if (!ffmpeg) throw new CallError('not_found')
    if (waiting >= maxWaiting) throw new CallError('unavailable', { retryAfterSeconds: 2 })
    waiting += 1
    try {
      return await slots(() => {
        const signal = AbortSignal.timeout(patienceMs)
        return drawFrame({ ...ffmpeg, signal }, { dir, recording, atSeconds, maxSide }, file =>
          readFile(file),
        )
      })
    } finally {
      waiting -= 1
    }
  }

  async function drawOrRest(key: string, drawing: Promise<Buffer>): Promise<Buffer> {
    try {
      return await drawing
    } catch (error) {
      if (error instanceof CallError) {
        kept.delete(key)
        throw error
      }
      ctx.log.warn({ error, segment: key }, 'A frame cannot be drawn; the next try is in ten seconds')
      setTimeout(() => kept.delete(key), restMs).unref()
      throw new CallError('unavailable', { retryAfterSeconds: restMs / 1000 })
    }
  }

  return async ({ channelId, videoId }, second) => {
    const recording = await ctx.recordings.find(channelId, videoId)
    const segment = recording?.segments.find(each => !each.isGap && endOf(each) > second)
    if (!recording || !segment) throw new CallError('not_found')
    const key = `${recordingFolder(channelId, videoId, sourceRung)}/${segment.number}`
    const known = kept.get(key)
    if (known) return known
    const drawing = drawOrRest(
      key,
      draw(ctx.folders.video(channelId, videoId), recording, segment.startSeconds),
    )
    kept.set(key, drawing)
    for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
    return drawing
  }
}
