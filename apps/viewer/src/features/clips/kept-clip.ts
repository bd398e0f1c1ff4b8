import type { BodyInput, calls } from '@grandstand/contract'
import type { AppStorage } from '../../platform/storage.ts'

export interface KeptClip {
  body: BodyInput<typeof calls.createClip>
  /** What was seen when it was cut; null: that is not known. */
  frame: string | null
  /** When in the game. */
  time: string
}

const keptMs = 24 * 3_600_000

/** What a visitor has cut, or somebody without a network: it becomes a clip once they are back from the login, or online. */
export function keepClip(storage: AppStorage, clip: KeptClip, now: number): void {
  storage.set('clip', { ...clip, until: now + keptMs })
}

/** Once, on the page of its game. */
export function takeKeptClip(storage: AppStorage, eventId: number, now: number): KeptClip | null {
  const kept = readFields(storage.get('clip'))
  const clip = kept && readClip(kept)
  if (!kept || clip?.body.event_id !== eventId) return null
  storage.remove('clip')
  return Number(kept.get('until')) > now ? clip : null
}

type Fields = ReadonlyMap<string, unknown>

const readFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null

/** An earlier version of the app may have written it. */
function readClip(kept: Fields): KeptClip | null {
  const body = readFields(kept.get('body'))
  if (!body) return null
  const start = body.get('start_date')
  const [frame, time] = [kept.get('frame'), kept.get('time')]
  const [event_id, event_media_id, duration] = ['event_id', 'event_media_id', 'duration'].map(name =>
    Number(body.get(name)),
  )
  if (!event_id || !event_media_id || !duration) return null
  return {
    body: {
      event_id,
      event_media_id,
      duration,
      name: String(body.get('name')),
      idempotency_key: String(body.get('idempotency_key')),
      ...(typeof start === 'string' ? { start_date: start } : { start_time: Number(body.get('start_time')) }),
    },
    frame: typeof frame === 'string' ? frame : null,
    time: typeof time === 'string' ? time : '',
  }
}
