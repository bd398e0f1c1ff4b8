import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { innerHeader } from '../../video/nodes/index.ts'

/** Asked by another process of the deployment: it is answered from here, never passed on again. */
export function isInner({ inner }: Pick<Context, 'inner'>, request: FastifyRequest): boolean {
  const signature = request.headers[innerHeader]
  return signature !== undefined && inner.isSigned(request.method, request.url, signature)
}
