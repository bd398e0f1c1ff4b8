import type { FastifyInstance } from 'fastify'
import { hostProofPath, proveHost } from '../channel/hosts/index.ts'
import type { Context } from '../context/context.ts'
import { CallError } from '../runtime/call-error.ts'
import { hostName } from './call/find-channel.ts'

/** Proves to a process of this deployment that a host name leads to it, and under which name it arrives. */
export function addHostProof(app: FastifyInstance, ctx: Pick<Context, 'sealer'>): void {
  app.get<{ Params: { nonce: string } }>(`${hostProofPath}/:nonce`, async (request, reply) => {
    const { nonce } = request.params
    if (!/^[0-9a-f]{32}$/.test(nonce)) throw new CallError('not_found')
    reply.header('cache-control', 'no-store')
    return proveHost(ctx, { nonce, host: hostName(request.headers.host) })
  })
}
