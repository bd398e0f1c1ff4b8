import { createHash } from 'node:crypto'
import type { calls } from '@grandstand/contract'
import { cleanPath, cleanText } from './clean-text.ts'
import { type CollectContext, type Collected, done } from './collected.ts'

export async function collectError(
  { now, telemetry }: CollectContext,
  { channel, body }: Collected<typeof calls.sendErrorLog>,
) {
  const message = cleanText(body.message, 500)
  const call = body.call === null ? null : cleanText(body.call, 200)
  await telemetry.countError({
    channel_id: channel.id,
    cause: hashOf([call, body.status, withoutNumbers(message)]),
    release: cleanText(body.release, 100),
    message,
    call,
    status: body.status,
    path: cleanPath(body.origin_url),
    user_agent: cleanText(body.user_agent, 300),
    request_id: body.request_id === null ? null : cleanText(body.request_id, 100),
    at: now(),
  })
  return done
}

/** The same fault of two games is one. */
const withoutNumbers = (text: string) => text.replace(/\d+/g, '#')

const hashOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
