import { studioCalls } from '@grandstand/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admit } from '../call/studio-route.ts'
import type { Context } from '../context/context.ts'
import {
  beginBackupUpload,
  dropBackupUpload,
  getBackupUpload,
  writeBackupUpload,
} from '../deployment/restore/index.ts'
import { openStudioSession } from './call/open-studio-session.ts'
import { addTus, maxPieceBytes, readCount, readName, readPiece, sendProgress } from './tus.ts'

interface UploadRoute {
  Params: { upload: string }
}

const uploads = '/api/studio/restore/uploads'

/** Takes the backup that an owner of the deployment sends to a server without a channel. */
export async function addBackupUploads(app: FastifyInstance, ctx: Context): Promise<void> {
  const ask = async (request: FastifyRequest) => {
    const { by, ofDeployment } = studioCalls.restoreBackup
    return admit(await openStudioSession(ctx, request), { by, ofDeployment, params: request.params })
  }
  await addTus(app, scope => {
    scope.post(uploads, async (request, reply) => {
      const session = await ask(request)
      const nowMs = ctx.now().getTime()
      await ctx.limiter.take('backup_upload', ['operator', session.operator.id], nowMs)
      const id = await beginBackupUpload(ctx, {
        session,
        ip: request.ip,
        sizeBytes: readCount(request, 'upload-length', 1),
        name: readName(request.headers['upload-metadata']),
      })
      return reply.code(201).header('location', `${uploads}/${id}`).send()
    })

    const url = `${uploads}/:upload`

    scope.head<UploadRoute>(url, async (request, reply) => {
      await ask(request)
      return sendProgress(reply, await getBackupUpload(ctx, request.params.upload))
    })

    scope.patch<UploadRoute & { Body: AsyncIterable<Buffer> | undefined }>(
      url,
      { bodyLimit: maxPieceBytes },
      async (request, reply) => {
        await ask(request)
        const offset = await writeBackupUpload(ctx, request.params.upload, {
          offset: readCount(request, 'upload-offset', 0),
          body: readPiece(request),
          maxBytes: maxPieceBytes,
        })
        return reply.code(204).header('upload-offset', offset).send()
      },
    )

    scope.delete<UploadRoute>(url, async (request, reply) => {
      await ask(request)
      await dropBackupUpload(ctx, request.params.upload)
      return reply.code(204).send()
    })
  })
}
