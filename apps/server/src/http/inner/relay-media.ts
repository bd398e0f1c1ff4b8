import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { isLivePicture } from '../../context/media-pictures.ts'
import type { Key } from '../../runtime/encode-key.ts'
import { createGrantReader, type GrantContext } from '../media/create-grant-reader.ts'
import { createPictureGate } from '../media/create-picture-gate.ts'
import { createRelay } from './create-relay.ts'
import { isInner } from './is-inner.ts'
import { nameQuestion } from './name-question.ts'
import { chooseEncoding, sendRelayed } from './send-relayed.ts'

/** Whose files a request is about, and which one. */
interface Input {
  channelId: number
  videoId: number
  name: Key
}

type Reader = (request: FastifyRequest) => Promise<Input | null>

/**
 * Before the routes of media: what another process has, it is asked for, in one hop and many equal questions as one; the
 * address stays as it is. Whether the caller may have it was asked here, and is asked there again.
 */
export function relayMedia(app: FastifyInstance, ctx: GrantContext & Pick<Context, 'nodes' | 'log'>): void {
  const readGrant = createGrantReader(ctx)
  const relay = createRelay(ctx)
  const passGate = createPictureGate(ctx)

  const byToken: Reader = async request => {
    const grant = await readGrant(request)
    const { channelId, videoId } = grant
    return { channelId, videoId, name: nameQuestion(grant, textsOf(request.params), textsOf(request.query)) }
  }
  const byChannel: Reader = async request => {
    const { channelKey = '', id = '', name = '' } = textsOf(request.params)
    const channel = await ctx.channels.findByKey(channelKey)
    if (!channel || !/^\d{1,9}$/.test(id)) return null
    if (!isLivePicture(name)) await passGate(request, channel, Number(id))
    return { channelId: channel.id, videoId: Number(id), name: [channel.id, id, name] }
  }
  const readers: Record<string, Reader> = {
    '/media/:token/:file': byToken,
    '/media/:token/:rung/:file': byToken,
    '/media/:token/storyboard.vtt': byToken,
    '/media/:token/storyboard-:sheet.jpg': byToken,
    '/media/:token/frame-:second.jpg': byToken,
    '/previews/:channelKey/:id/:name': byChannel,
  }

  async function pass(read: Reader, request: FastifyRequest, reply: FastifyReply) {
    // Alone there is nobody to ask; the routes themselves read what a token opens.
    if (ctx.nodes.list().length <= 1 || isInner(ctx, request)) return
    const asked = await read(request)
    const home = asked && (await ctx.videoNodes.find(asked.channelId, asked.videoId))
    if (!home) return
    const question = { name: asked.name, path: request.url, encoding: chooseEncoding(request) }
    return sendRelayed(request, reply, await relay(home, question))
  }

  app.addHook('onRoute', route => {
    const read = readers[route.url]
    if (read) route.preHandler = (request, reply) => pass(read, request, reply)
  })
}

const allTexts = z.record(z.string(), z.string().optional().catch(undefined))

function textsOf(values: unknown): Record<string, string | undefined> {
  const texts = allTexts.safeParse(values)
  return texts.success ? texts.data : {}
}
