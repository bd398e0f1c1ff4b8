import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKeptMedia, isRungName, journalFile } from '@grandstand/media'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findClipFile } from '../../clips/clips/index.ts'
import type { Context } from '../../context/context.ts'
import { readLiveFrameWidth } from '../../context/media-pictures.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findDating, measureRecording } from '../../video/nodes/index.ts'
import { sendRanged } from '../media/send-ranged.ts'
import { isInner } from './is-inner.ts'

interface VideoRoute {
  Params: { channel: string; video: string }
}

interface ClipRoute {
  Params: VideoRoute['Params'] & { name: string }
}

interface StretchRoute {
  Params: VideoRoute['Params'] & { rung: string }
}

interface FileRoute {
  Params: { '*': string }
}

/** Of a recording, in whichever of its sizes. */
const filePath = /^(\d{1,9}\/\d{1,9}(?:\/[a-z0-9]{1,20})?)\/([a-z0-9.-]{1,60})$/
/** What players get too, and its journal. */
const isAsked = (name: string) => isKeptMedia(name) || name === journalFile

const clipFile = /^(?:cut|vertical)-\d{1,9}\.mp4$/

const number = z.coerce.number().optional()
const wholeStretch = z.object({ fromSeconds: z.coerce.number(), toSeconds: z.coerce.number() })
const stretchNumbers = z.object({ dateMs: number, fromSeconds: number, toSeconds: number })

/** What other processes of the deployment ask of this one, and nobody else. */
export function addInner(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'inner' | 'recordings' | 'folders' | 'storedCopies' | 'loudness' | 'liveFrames'>,
): void {
  app.get<FileRoute>('/inner/files/*', async (request, reply) => {
    const [, folder, name] = request.params['*'].match(filePath) ?? []
    if (!isInner(ctx, request) || !folder || !name || !isAsked(name)) throw new CallError('not_found')
    const [channelId = 0, videoId = 0] = folder.split('/').map(Number)
    const [, , rung = ''] = folder.split('/')
    const path = join(ctx.folders.video(channelId, videoId), rung, name)
    const bytes = await readFile(path).catch(() => ctx.storedCopies.read(folder, name))
    if (!bytes) throw new CallError('not_found')
    return reply.header('cache-control', 'no-store').type('application/octet-stream').send(bytes)
  })

  app.route<ClipRoute>({
    method: ['GET', 'HEAD'],
    url: '/inner/clips/:channel/:video/:name',
    async handler(request, reply) {
      const { channel, video, name } = request.params
      const isAsked = [channel, video].every(part => /^\d{1,9}$/.test(part)) && clipFile.test(name)
      const clip = { channel_id: Number(channel), video_id: Number(video) }
      const file = isInner(ctx, request) && isAsked ? await findClipFile(ctx, clip, name) : null
      if (!file) throw new CallError('not_found')
      return sendRanged(request, reply, { ...file, type: 'video/mp4' })
    },
  })

  app.get<VideoRoute>('/inner/videos/:channel/:video', async (request, reply) => {
    const { channel, video } = request.params
    if (!isInner(ctx, request) || !/^\d{1,9}$/.test(channel) || !/^\d{1,9}$/.test(video))
      throw new CallError('not_found')
    const recording = await ctx.recordings.find(Number(channel), Number(video))
    return reply.header('cache-control', 'no-store').send({ is_ready: recording?.isReady ?? false })
  })

  /** For a viewer of whom the process that asks has made sure. */
  app.get<{ Params: { channelKey: string; video: string; name: string } }>(
    '/inner/frames/:channelKey/:video/:name',
    async (request, reply) => {
      const { channelKey, video, name } = request.params
      const width = readLiveFrameWidth(name)
      if (!isInner(ctx, request) || !/^\d{1,9}$/.test(video) || width === undefined)
        throw new CallError('not_found')
      const asked = { channelKey, videoId: Number(video), isForViewer: true }
      const { bytes } = await ctx.liveFrames.find(asked, width)
      if (!bytes) throw new CallError('not_found')
      return reply.header('cache-control', 'no-store').type('image/jpeg').send(bytes)
    },
  )

  app.get<StretchRoute>('/inner/videos/:channel/:video/:rung', async (request, reply) => {
    const { channelId, videoId, rung } = readStretchParams(request)
    const recording = await ctx.recordings.find(channelId, videoId, rung)
    const dating = await findDating(ctx.db, channelId, videoId)
    const question = { rung, ...stretchNumbers.parse(request.query) }
    return sendJson(reply, measureRecording(recording, dating, question))
  })

  app.get<StretchRoute>('/inner/videos/:channel/:video/:rung/loudness', async (request, reply) => {
    const { channelId, videoId, rung } = readStretchParams(request)
    const stretch = { rung, ...wholeStretch.parse(request.query) }
    return sendJson(reply, await ctx.loudness.measure(channelId, videoId, stretch))
  })

  function readStretchParams(request: FastifyRequest<StretchRoute>) {
    const { channel, video, rung } = request.params
    if (!isInner(ctx, request) || !/^\d{1,9}$/.test(channel) || !/^\d{1,9}$/.test(video) || !isRungName(rung))
      throw new CallError('not_found')
    return { channelId: Number(channel), videoId: Number(video), rung }
  }
}

function sendJson(reply: FastifyReply, answer: unknown) {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer))
}
