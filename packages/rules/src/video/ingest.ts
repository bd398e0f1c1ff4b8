import {
  type CameraState,
  type IngestProblem,
  type IngestState,
  ingestProblems,
} from '@grandstand/contract/studio-constants'
import type { StreamStatus } from '../catalogue/event-status.ts'

export interface PublishFacts {
  stream_status: StreamStatus
  event_utc_ts: Date
  ends_at: Date
  is_cancelled: boolean
  /** Another encoder is sending with the same key. */
  isBusy: boolean
}

export type PublishRefusal = 'busy' | 'too_early' | 'event_over' | 'event_cancelled'

/** Encoders are set up before kick-off; from then on their picture is taken. */
export const publishLeadMs = 60 * 60_000

/** An encoder that drops has this long to come back before viewers see that the signal is gone. */
export const reconnectMs = 60_000

export function checkPublish(facts: PublishFacts, now: Date): PublishRefusal | null {
  if (facts.isBusy) return 'busy'
  if (facts.stream_status === 'finished') return 'event_over'
  if (facts.stream_status === 'live') return null
  if (facts.is_cancelled) return 'event_cancelled'
  if (now.getTime() < facts.event_utc_ts.getTime() - publishLeadMs) return 'too_early'
  return now < facts.ends_at ? null : 'event_over'
}

/** Where each camera is tells where the event is: what needs a hand comes first, then what is best. */
export function chooseIngestState(cameras: readonly CameraState[]): IngestState {
  for (const state of ['interrupted', 'no_picture', 'held', 'live', 'idle', 'ended'] as const) {
    if (cameras.includes(state)) return state
  }
  return 'none'
}

export interface ReportedProblem {
  code: IngestProblem
  /** Which codec was sent, or what a program said; not in the operator's language. */
  detail: string | null
}

/** As a camera's row keeps it: the code, and after a colon its detail. */
export function writeProblem({ code, detail }: ReportedProblem): string {
  return detail === null ? code : `${code}: ${detail}`
}

export function readProblem(kept: string): ReportedProblem {
  const at = kept.indexOf(': ')
  const name = at < 0 ? kept : kept.slice(0, at)
  const code = ingestProblems.find(known => known === name)
  return code ? { code, detail: at < 0 ? null : kept.slice(at + 2) } : { code: 'bad_stream', detail: kept }
}
