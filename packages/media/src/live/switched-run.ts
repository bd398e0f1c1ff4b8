import { readAudioTag, readVideoTag } from '../flv/read-tag.ts'
import { type LiveRun, type LiveTap, startLiveRun } from './live-run.ts'
import type { RecordingWriter } from './open-recording.ts'

export interface RunTarget {
  recording: RecordingWriter
  tap: LiveTap
}

export interface SwitchedRun extends LiveRun {
  /** Nothing more goes to where it went; to here it goes from the next key frame on. */
  switchTo(target: RunTarget): void
}

/** One connection of an encoder whose pictures go to one recording or to another, as if it came to each anew. */
export function startSwitchedRun(first: RunTarget, now: () => number): SwitchedRun {
  /** Sent once, at the beginning; each recording needs them. */
  let configs: { video: Buffer | null; audio: Buffer | null } = { video: null, audio: null }
  let run = startLiveRun(first.recording, now, first.tap)
  let isOver = false
  return {
    video(timestampMs, body) {
      if (readVideoTag(body)?.kind === 'config') configs = { ...configs, video: body }
      return run.video(timestampMs, body)
    },
    audio(timestampMs, body) {
      if (readAudioTag(body)?.kind === 'config') configs = { ...configs, audio: body }
      run.audio(timestampMs, body)
    },
    switchTo({ recording, tap }) {
      run.end()
      if (isOver) return
      run = startLiveRun(recording, now, tap)
      if (configs.video) run.video(0, configs.video)
      if (configs.audio) run.audio(0, configs.audio)
    },
    end() {
      isOver = true
      run.end()
    },
  }
}
