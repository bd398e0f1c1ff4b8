import type { FlvTag } from '../flv/read-flv.ts'
import type { RunStart } from '../live/frame-writer.ts'
import type { RecordingWriter } from '../live/open-recording.ts'
import type { LadderRung } from './ladder-rung.ts'
import { createRungRecorder, type RungRecorder } from './rung-recorder.ts'

interface Rung {
  rung: LadderRung
  recording: RecordingWriter
  recorder: RungRecorder
  /** The number of the first segment of this connection. */
  first: number
  isReady: boolean
}

/** The rungs of one connection of the encoder, the tallest first. */
export type OpenRungs = Awaited<ReturnType<typeof openRungs>>

/**
 * Players that take whole segments begin three of the longest before the end. A rung begins after the source, with a
 * gap. A viewer joining there has no picture for seconds.
 */
const segmentsBefore = 3

export async function openRungs(
  plan: readonly LadderRung[],
  at: RunStart,
  openRung: (rung: LadderRung) => Promise<RecordingWriter>,
) {
  const rungs: Rung[] = []
  for (const rung of plan) {
    const recording = await openRung(rung)
    const first = recording.segments.length
    rungs.push({ rung, recording, recorder: createRungRecorder(recording, at), first, isReady: false })
  }
  return {
    list: () => rungs.map(({ rung }) => rung),
    expectSegments(seconds: number): void {
      for (const { recording } of rungs) recording.expectSegments(seconds)
    },
    /** The codecs of the rung, once, when it can be played; else null. */
    take(rung: LadderRung, tag: FlvTag): string | null {
      const one = rungs.find(each => each.rung === rung)
      if (!one) return null
      one.recorder.take(tag)
      const { codecs } = one.recording
      if (one.isReady || codecs === null || !reachesBack(one)) return null
      one.isReady = true
      return codecs
    },
    /** How far the slowest of those that began there has come. */
    slowestMs: (beganMs: number) =>
      Math.min(...rungs.map(({ recorder }) => Math.max(recorder.lastMs, beganMs))),
    dropLargest(): LadderRung | null {
      const largest = rungs.shift()
      largest?.recorder.end()
      return largest?.rung ?? null
    },
    end(): void {
      for (const { recorder } of rungs) recorder.end()
    },
  }
}

function reachesBack({ recording, first }: Rung): boolean {
  const begin = recording.segments.slice(first).find(({ isGap }) => !isGap)
  if (!begin) return false
  return recording.endSeconds - begin.startSeconds >= segmentsBefore * recording.maxSegmentSeconds
}
