import { studioCalls } from '@grandstand/contract'
import type { FastifyInstance } from 'fastify'
import { admit } from '../call/studio-route.ts'
import type { Context } from '../context/context.ts'
import { openBackup } from '../deployment/studio-backups/index.ts'
import { checkOrigin } from './call/check-same-origin.ts'
import { openStudioSession } from './call/open-studio-session.ts'

/** A backup as a file, for owners of the deployment alone. */
export function addBackups(app: FastifyInstance, ctx: Context): void {
  app.get<{ Params: { name: string } }>(
    '/api/studio/server/backups/:name/download',
    async (request, reply) => {
      checkOrigin(request)
      const { by, ofDeployment } = studioCalls.listBackups
      const { params, ip } = request
      const session = admit(await openStudioSession(ctx, request), { by, ofDeployment, params })
      const { fileName, content } = await openBackup(ctx, { session, name: params.name, ip })
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-type': 'application/x-tar',
          'content-disposition': `attachment; filename="${fileName}"`,
        })
        .send(content)
    },
  )
}
