import type { PublishRefusal } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'

export interface Refusal {
  ip: string
  reason: PublishRefusal | 'old_key' | 'unknown_key' | 'wrong_app' | 'bad_connection'
  video_id?: number
  error?: unknown
}

export type LogRefusal = (refusal: Refusal) => void

/** Encoders that are refused try again every few seconds, for hours. */
const quietMs = 60_000
/** Lines a minute at the most, from however many addresses somebody tries keys. */
const maxLines = 100

/** One line a minute for each address, reason and camera. */
export function createRefusalLog({ log, now }: Pick<Context, 'log' | 'now'>): LogRefusal {
  /** When each was last written, the oldest first. */
  const saidAtMs = new Map<string, number>()
  return refusal => {
    const nowMs = now().getTime()
    for (const [key, atMs] of saidAtMs) {
      if (nowMs - atMs < quietMs) break
      saidAtMs.delete(key)
    }
    const { ip, reason, video_id } = refusal
    const key = JSON.stringify([ip, reason, video_id])
    if (saidAtMs.has(key) || saidAtMs.size >= maxLines) return
    saidAtMs.set(key, nowMs)
    log.warn(refusal, 'An encoder was refused')
  }
}
