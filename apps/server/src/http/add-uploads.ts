import { type FileOwner, fileOwners, studioCalls } from '@grandstand/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admit, getChannelFor } from '../call/studio-route.ts'
import type { Context } from '../context/context.ts'
import { CallError } from '../runtime/call-error.ts'
import { findKeeper, findTaker } from '../video/nodes/index.ts'
import { beginUpload, getUpload, ownerOf, removeFile, writeUpload } from '../video/videos/index.ts'
import { openStudioSession } from './call/open-studio-session.ts'
import { isInner } from './inner/is-inner.ts'
import { passOn } from './inner/pass-on.ts'
import { addTus, maxPieceBytes, readCount, readName, readPiece, sendProgress } from './tus.ts'

interface OwnerUploads {
  Params: { channel: string; owner: string; id: string }
}
interface UploadRoute {
  Params: { channel: string; upload: string }
}

/** Takes the files that operators upload. Each becomes the video of a game, a slide, a preroll or a library item. */
export async function addUploads(app: FastifyInstance, ctx: Context): Promise<void> {
  await addTus(app, scope => {
    async function ask(request: FastifyRequest, channelKey: string) {
      const { by } = studioCalls.removeFile
      const session = admit(await openStudioSession(ctx, request), {
        by,
        params: request.params,
      })
      return { session, channel: await getChannelFor(ctx, session.operator, channelKey), ip: request.ip }
    }

    const uploads = '/api/studio/channels/:channel/videos/:owner/:id/uploads'
    scope.post<OwnerUploads>(uploads, async (request, reply) => {
      const asked = await ask(request, request.params.channel)
      const isStored = (await ctx.storages.now()).current !== null
      const taker = isStored || isInner(ctx, request) ? null : findTaker(ctx)
      if (taker) return passOn(ctx, request, reply, taker)
      const upload = await beginUpload(ctx, {
        ...asked,
        of: { owner: readOwner(request.params.owner), id: readId(request.params.id) },
        sizeBytes: readCount(request, 'upload-length', 1),
        name: readName(request.headers['upload-metadata']),
      })
      const address = `/api/studio/channels/${encodeURIComponent(request.params.channel)}/uploads/${upload}`
      return reply.code(201).header('location', address).send()
    })

    const url = '/api/studio/channels/:channel/uploads/:upload'

    scope.head<UploadRoute>(url, async (request, reply) => {
      const { channel } = await ask(request, request.params.channel)
      const file = await getUpload(ctx, channel.id, readId(request.params.upload))
      return sendProgress(reply, file)
    })

    scope.patch<UploadRoute & { Body: AsyncIterable<Buffer> | undefined }>(
      url,
      { bodyLimit: maxPieceBytes },
      async (request, reply) => {
        const { channel } = await ask(request, request.params.channel)
        const body = readPiece(request)
        const file = await getUpload(ctx, channel.id, readId(request.params.upload))
        const keeper = isInner(ctx, request) ? null : findKeeper(ctx, file.site)
        if (keeper) return passOn(ctx, request, reply, keeper)
        const offset = await writeUpload(ctx, channel.id, file.id, {
          offset: readCount(request, 'upload-offset', 0),
          body,
          maxBytes: maxPieceBytes,
        })
        return reply.code(204).header('upload-offset', offset).send()
      },
    )

    scope.delete<UploadRoute>(url, async (request, reply) => {
      const asked = await ask(request, request.params.channel)
      const file = await getUpload(ctx, asked.channel.id, readId(request.params.upload))
      await removeFile(ctx, { ...asked, params: { ...ownerOf(file), file: file.id } })
      return reply.code(204).send()
    })
  })
}

function readOwner(text: string): FileOwner {
  const owner = fileOwners.find(each => each === text)
  if (!owner) throw new CallError('not_found')
  return owner
}

function readId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CallError('not_found')
  return Number(text)
}
