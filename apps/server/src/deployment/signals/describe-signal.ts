import type { StudioSignal } from '@grandstand/contract'
import type { SignalRow } from './signal-store.ts'

/** Two more times than it is written. */
const freshMs = 15_000

/** What is older tells of an encoder, or of a process, that is gone. */
export function isFresh({ at }: Pick<SignalRow, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() <= freshMs
}

export function describeSignal(row: SignalRow): StudioSignal {
  const { video_id: _video, channel_id: _channel, ...signal } = row
  const told = (date: Date | null) => date?.toISOString() ?? null
  return {
    ...signal,
    at: row.at.toISOString(),
    black_since: told(row.black_since),
    frozen_since: told(row.frozen_since),
    silent_since: told(row.silent_since),
  }
}
