import type { Context } from '../../context/context.ts'
import { keepSignalRows } from './signal-store.ts'

/** Five minutes, one for each time that it is kept. */
const historyLength = 60

/** Writes down what the cameras of this process send, so that every process can tell it. */
export async function keepSignals(ctx: Pick<Context, 'db' | 'now' | 'signals'>): Promise<void> {
  const at = ctx.now()
  const rows = ctx.signals.list().map(camera => {
    const signal = camera.meter.read()
    camera.history.push(Math.round(signal.bitsPerSecond / 1000))
    if (camera.history.length > historyLength) camera.history.shift()
    return {
      video_id: camera.videoId,
      channel_id: camera.channelId,
      at,
      width: signal.width,
      height: signal.height,
      bits_per_second: signal.bitsPerSecond,
      frames_per_second: signal.framesPerSecond,
      key_seconds: signal.keySeconds,
      has_sound: signal.hasSound,
      sound_db: camera.seen?.look.soundDb ?? null,
      dropped_frames: signal.droppedFrames,
      delay_ms: signal.delayMs,
      drift_ms_per_minute: signal.driftMsPerMinute,
      black_since: camera.seen?.standing.black_since ?? null,
      frozen_since: camera.seen?.standing.frozen_since ?? null,
      silent_since: camera.seen?.standing.silent_since ?? null,
      history: camera.history,
    }
  })
  await keepSignalRows(ctx.db, rows)
}
