import type { Dating, Recording } from '@grandstand/media'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CallError } from '../../runtime/call-error.ts'
import { sendPrepared } from '../call/prepared-answer.ts'
import { type PackedPlaylists, playlistType } from './create-packed-playlists.ts'

/** hls.js gives up a blocked list after 0.8 target durations. None is shorter than 3 s. */
const blockMs = 2_000

/** A list that was waited for is the right answer to its question until a player has asked the next. */
const keptSeconds = 6

export interface PlaylistQuery {
  _HLS_msn?: string
  _HLS_part?: string
  _HLS_skip?: string
  plain?: string
}

export async function sendPlaylist(
  request: FastifyRequest,
  reply: FastifyReply,
  recording: Recording,
  { query, packed, dating }: { query: PlaylistQuery; packed: PackedPlaylists; dating: Dating },
) {
  const segment = readCount(query, '_HLS_msn')
  const part = readCount(query, '_HLS_part')
  if (segment === null && part !== null)
    throw new CallError('invalid_request', { fields: { _HLS_part: 'needs _HLS_msn' } })
  // Caches that check the token may keep the list this long. Browsers always ask again.
  if (segment === null) reply.header('surrogate-control', 'max-age=1')
  else {
    if (!recording.isWithinReach(segment))
      throw new CallError('invalid_request', { fields: { _HLS_msn: 'is too far ahead' } })
    // Without an encoder the list does not change. A player that gets the same list waits; a refused one gives up.
    const isThere = await recording.waitFor({ segment, part }, blockMs)
    reply.header('surrogate-control', isThere ? `max-age=${keptSeconds}` : 'no-store')
  }
  const isDelta = query._HLS_skip === 'YES' || query._HLS_skip === 'v2'
  return sendPrepared(
    request,
    reply,
    await packed.get(recording, { isLowLatency: query.plain !== '1', isDelta, dating }),
  )
}

export function sendText(reply: FastifyReply, text: string) {
  return reply.header('cache-control', 'no-cache').type(playlistType).send(text)
}

function readCount(query: PlaylistQuery, name: '_HLS_msn' | '_HLS_part'): number | null {
  const text = query[name]
  if (text === undefined) return null
  if (!/^\d{1,9}$/.test(text))
    throw new CallError('invalid_request', { fields: { [name]: 'must be a whole number' } })
  return Number(text)
}
