import { longestSegmentSeconds } from './recording.ts'
import type { RecordingFiles } from './recording-files.ts'

/** TARGETDURATION must never change, so it is set only once the encoder's key frame interval is known. */
export function createTarget(files: Pick<RecordingFiles, 'found' | 'writeTarget'>, leastSeconds: number) {
  let seconds = files.found.targetSeconds
  return {
    get seconds() {
      return seconds
    },
    settle(segmentSeconds: number): void {
      if (seconds !== null) return
      seconds = Math.min(longestSegmentSeconds, Math.ceil(Math.max(segmentSeconds, leastSeconds)) + 1)
      files.writeTarget(seconds)
    },
  }
}
