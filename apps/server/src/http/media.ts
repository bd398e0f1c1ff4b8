import type { Recording } from '@grandstand/media'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { CallError } from '../call-error.ts'
import type { Context } from '../context.ts'

const immutable = 'public, max-age=31536000, immutable'
/** How long a player may wait for the next part before it gets what there is. */
const blockMs = 6_000

interface MediaRequest {
  Params: { token: string; file: string }
  Querystring: { _HLS_msn?: string; _HLS_part?: string; _HLS_skip?: string; plain?: string }
}

/** Playlists, parts and segments; the token in the path is asked for on each of them. */
export function addMedia(
  app: FastifyInstance,
  ctx: Pick<Context, 'now' | 'mediaTokens' | 'recordings'>,
): void {
  app.get<MediaRequest>('/media/:token/:file', async (request, reply) => {
    const grant = ctx.mediaTokens.read(request.params.token)
    if (!grant || grant.expiresAt <= ctx.now()) throw new CallError('forbidden')
    const recording = await ctx.recordings.find(grant.channelId, grant.eventMediaId)
    if (!recording) throw new CallError('not_found')
    const { file } = request.params
    if (file === 'index.m3u8') return sendPlaylist(reply, recording, request.query)
    return sendFile(reply, recording, file)
  })
}

async function sendPlaylist(reply: FastifyReply, recording: Recording, query: MediaRequest['Querystring']) {
  const segment = readCount(query._HLS_msn)
  const part = readCount(query._HLS_part)
  if (segment === null && part !== null)
    throw new CallError('invalid_request', { fields: { _HLS_part: 'needs _HLS_msn' } })
  if (segment !== null) {
    if (!recording.isWithinReach(segment))
      throw new CallError('invalid_request', { fields: { _HLS_msn: 'is too far ahead' } })
    // While an encoder is away the list stands still: a player that is told so waits, one that is refused gives up.
    await recording.waitFor({ segment, part }, blockMs)
  }
  const text = recording.playlist({
    isLowLatency: query.plain !== '1',
    isDelta: query._HLS_skip === 'YES' || query._HLS_skip === 'v2',
  })
  return reply.header('cache-control', 'no-cache').type('application/vnd.apple.mpegurl').send(text)
}

async function sendFile(reply: FastifyReply, recording: Recording, file: string) {
  const bytes = await readMediaFile(recording, file)
  if (!bytes) throw new CallError('not_found')
  return reply.header('cache-control', immutable).type('video/mp4').send(bytes)
}

async function readMediaFile(recording: Recording, file: string): Promise<Buffer | undefined> {
  const [, kind, first, second] =
    file.match(/^(init|segment|part)-(\d{1,7})(?:-(\d{1,4}))?\.(?:mp4|m4s)$/) ?? []
  const number = Number(first)
  if (kind === 'init') return recording.readInit(number)
  if (kind === 'segment') return recording.readSegment(number)
  if (kind !== 'part' || second === undefined) return undefined
  const part = Number(second)
  // The next part is hinted at: whoever asks early waits for it.
  if (recording.isWithinReach(number)) await recording.waitFor({ segment: number, part }, blockMs)
  return recording.readPart(number, part)
}

function readCount(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,9}$/.test(text))
    throw new CallError('invalid_request', { fields: { _HLS_msn: 'must be a whole number' } })
  return Number(text)
}
