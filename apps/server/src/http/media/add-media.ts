import {
  type Dating,
  isCrewRung,
  isKeptMedia,
  isRungName,
  multivariantPlaylist,
  type Recording,
  rangedPlaylist,
  sourceRung,
} from '@grandstand/media'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import type { MediaGrant } from '../../context/media-tokens.ts'
import { recordingFolder } from '../../context/recordings.ts'
import { isOperatorGrant } from '../../deployment/signals/index.ts'
import { createBriefCache } from '../../runtime/brief-cache.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findDating } from '../../video/nodes/index.ts'
import { isCastDevice } from '../../video/playback/index.ts'
import { createRungList } from '../../video/videos/index.ts'
import { checkScope, requireWhole } from './check-scope.ts'
import { createGrantReader, entryPath, type GrantContext } from './create-grant-reader.ts'
import { createHotFiles } from './create-hot-files.ts'
import { createPackedPlaylists } from './create-packed-playlists.ts'
import { immutable, sendMediaFile } from './send-media-file.ts'
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
/** Time to follow a redirect in. */
const addressSeconds = 10
/** An edge that checks tokens gives everybody the same address for so long. */
const addressKeptSeconds = 5
/** How long an edge may remember that an address opens. */
const grantSeconds = 30
const method = ['GET', 'HEAD']

/** Playlists, parts and segments; the token in the path is asked for on each of them, also on what is in memory. */
export function addMedia(
  app: FastifyInstance,
  ctx: GrantContext & Pick<Context, 'recordings' | 'storedCopies'>,
): void {
  const readGrant = createGrantReader(ctx)
  const listRungs = createRungList(ctx)
  const hot = createHotFiles<Buffer>(hotBytes, ({ length }) => length)
  const packed = createPackedPlaylists()
  const datings = createBriefCache<Dating>()

  async function getRecording(grant: MediaGrant, rung: string): Promise<Recording> {
    const recording = await ctx.recordings.find(grant.channelId, grant.videoId, rung)
    if (!recording) throw new CallError('not_found')
    return recording
  }

  /** What grows is a camera's: only a file is dated by somebody. */
  async function findOwnDating({ channelId, videoId }: MediaGrant, { isEnded }: Recording): Promise<Dating> {
    if (!isEnded) return 'recorded'
    return datings([channelId, videoId], () => findDating(ctx.db, channelId, videoId))
  }

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    grant: MediaGrant,
    rung: string,
    file: string,
  ) {
    const recording = await getRecording(grant, rung)
    checkScope(grant, recording, file)
    const folder = recordingFolder(grant.channelId, grant.videoId, rung)
    const address = recording.isEnded ? await findAddress(grant, folder, file) : null
    if (address !== null) {
      if (hasFullLife(grant)) reply.header('surrogate-control', `max-age=${addressKeptSeconds}`)
      return reply.header('cache-control', 'no-store').redirect(address, 302)
    }
    // No cache on the way may give to a viewer what the crew has seen.
    const cacheControl = isCrewRung(rung) ? 'private, no-store' : immutable
    return sendMediaFile(request, reply, { recording, folder, file, hot, cacheControl })
  }

  const leftSecondsOf = ({ expiresAt }: MediaGrant) =>
    Math.ceil((expiresAt.getTime() - ctx.now().getTime()) / 1000)
  const hasFullLife = (grant: MediaGrant) => leftSecondsOf(grant) >= addressSeconds

  /** Opens for little more than it takes to follow it: viewers who lose access are out soon. */
  async function findAddress(grant: MediaGrant, folder: string, file: string): Promise<string | null> {
    // The storage lets in the channels' own origins. A television has none of them.
    if (isCastDevice(grant.device) || !isKeptMedia(file)) return null
    return ctx.storedCopies.addressOf(folder, file, Math.min(addressSeconds, leftSecondsOf(grant)))
  }

  async function isOffered({ channelId, videoId }: MediaGrant, rung: string): Promise<boolean> {
    if (rung === sourceRung || isCrewRung(rung)) return true
    return (await listRungs(channelId, videoId)).some(({ name }) => name === rung)
  }

  // The sizes, also where there is one; never a list of segments, which a player would not expect to become another.
  app.get<FileRequest>(entryPath, async (request, reply) => {
    const grant = await readGrant(request)
    const rungs = await listRungs(grant.channelId, grant.videoId)
    const isLowLatency = request.query.plain !== '1'
    if (isCastDevice(grant.device)) {
      const base = `../${ctx.mediaTokens.write(grant)}/`
      return sendText(reply, multivariantPlaylist(rungs, { isLowLatency, base }))
    }
    if (rungs.length === 0) throw new CallError('not_found')
    return sendText(reply, multivariantPlaylist(rungs, { isLowLatency }))
  })

  // For a proxy that keeps segments without their tokens: it asks before each answer whether this one opens. An edge asks for
  // those that have run out, and hears by itself which players have ended, so it may remember the answer.
  app.get<{ Params: { token: string } }>('/media/:token/grant', async (request, reply) => {
    const grant = await readGrant(request)
    requireWhole(grant)
    const seconds = Math.min(grantSeconds, leftSecondsOf(grant))
    return reply
      .code(204)
      .header('cache-control', 'no-store')
      .header('surrogate-control', `max-age=${Math.max(0, seconds)}`)
      .send()
  })

  app.route<FileRequest>({
    method,
    url: '/media/:token/:file',
    async handler(request, reply) {
      const { file } = request.params
      const grant = await readGrant(request)
      return sendFile(request, reply, grant, sourceRung, file)
    },
  })

  app.route<RungRequest>({
    method,
    url: '/media/:token/:rung/:file',
    async handler(request, reply) {
      const { rung, file } = request.params
      const grant = await readGrant(request)
      if (!isRungName(rung) && !(isCrewRung(rung) && isOperatorGrant(grant))) throw new CallError('not_found')
      if (file === 'index.m3u8') {
        // A rung that was given up must not be waited for: players then take another.
        if (!(await isOffered(grant, rung))) throw new CallError('not_found')
        const recording = await getRecording(grant, rung)
        const dating = await findOwnDating(grant, recording)
        if (grant.scope) return sendText(reply, rangedPlaylist(recording, grant.scope, dating))
        const { query } = request
        return sendPlaylist(request, reply, recording, { query, packed, dating })
      }
      return sendFile(request, reply, grant, rung, file)
    },
  })
}
