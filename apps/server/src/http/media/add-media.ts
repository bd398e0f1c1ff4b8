import { isRungName, multivariantPlaylist, type Recording, sourceRung } from '@grandstand/media'
import type { FastifyInstance } from 'fastify'
import { CallError } from '../../call-error.ts'
import type { Context } from '../../context.ts'
import { createRungList } from '../../features/delivery/index.ts'
import type { MediaGrant } from '../../media-tokens.ts'
import { createHotFiles } from './create-hot-files.ts'
import { readGrant } from './read-grant.ts'
import { sendMediaFile } from './send-media-file.ts'
import { type PlaylistQuery, sendPlaylist, sendText } from './send-playlist.ts'

interface FileRequest {
  Params: { token: string; file: string }
  Querystring: PlaylistQuery
}

interface RungRequest extends FileRequest {
  Params: FileRequest['Params'] & { rung: string }
}

/** Some hundred segments: what is watched live, and the replays of the evening. */
const hotBytes = 256 * 1024 * 1024
const method = ['GET', 'HEAD']

/** Playlists, parts and segments; the token in the path is asked for on each of them, also on what is in memory. */
export function addMedia(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'now' | 'mediaTokens' | 'recordings'>,
): void {
  const listRungs = createRungList(ctx)
  const hot = createHotFiles(hotBytes)

  async function getRecording(grant: MediaGrant, rung: string): Promise<Recording> {
    const recording = await ctx.recordings.find(grant.channelId, grant.eventMediaId, rung)
    if (!recording) throw new CallError('not_found')
    return recording
  }

  /** A player that waits for more of a playlist has the media playlist, also where rungs came since. */
  async function findRungs(grant: MediaGrant, query: PlaylistQuery) {
    return query._HLS_msn === undefined ? listRungs(grant.channelId, grant.eventMediaId) : []
  }

  const placeOf = ({ channelId, eventMediaId }: MediaGrant, rung: string) =>
    `${channelId}/${eventMediaId}/${rung}`

  app.get<FileRequest>('/media/:token/index.m3u8', async (request, reply) => {
    const grant = readGrant(ctx, request.params.token)
    const { query } = request
    const rungs = await findRungs(grant, query)
    if (rungs.length === 0) return sendPlaylist(reply, await getRecording(grant, sourceRung), query)
    return sendText(reply, multivariantPlaylist(rungs, { isLowLatency: query.plain !== '1' }))
  })

  app.route<FileRequest>({
    method,
    url: '/media/:token/:file',
    async handler(request, reply) {
      const { token, file } = request.params
      const grant = readGrant(ctx, token)
      const recording = await getRecording(grant, sourceRung)
      return sendMediaFile(request, reply, { recording, place: placeOf(grant, sourceRung), file, hot })
    },
  })

  app.route<RungRequest>({
    method,
    url: '/media/:token/:rung/:file',
    async handler(request, reply) {
      const { token, rung, file } = request.params
      const grant = readGrant(ctx, token)
      if (!isRungName(rung)) throw new CallError('not_found')
      const recording = await getRecording(grant, rung)
      if (file === 'index.m3u8') return sendPlaylist(reply, recording, request.query)
      return sendMediaFile(request, reply, { recording, place: placeOf(grant, rung), file, hot })
    },
  })
}
