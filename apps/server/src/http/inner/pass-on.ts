import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import type { Node } from '../../context/nodes.ts'
import { CallError } from '../../runtime/call-error.ts'
import { askNode } from '../../video/nodes/index.ts'

/** As long as a sender may take for one request. */
const patienceMs = 60_000
/** Between two machines, not from end to end. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'])

/** The request as it is, body and all, to the process that has the files; its answer as it comes. */
export async function passOn(
  ctx: Pick<Context, 'inner' | 'log'>,
  request: FastifyRequest,
  reply: FastifyReply,
  node: Node,
) {
  const { method, url } = request
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  try {
    const answer = await askNode(ctx.inner, node, {
      method,
      path: url,
      headers: endToEnd(request.headers),
      ...(hasBody ? { body: request.raw } : {}),
      signal: AbortSignal.timeout(patienceMs),
    })
    return reply
      .code(answer.statusCode ?? 502)
      .headers(endToEnd(answer.headers))
      .send(answer)
  } catch (error) {
    ctx.log.warn(
      { error, node: node.id },
      'Another process did not accept a request; the caller is asked to try again',
    )
    throw new CallError('unavailable', { retryAfterSeconds: 2 })
  }
}

function endToEnd(headers: Record<string, string | string[] | undefined>): Record<string, string | string[]> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ofConnection.has(name) ? [] : [[name, value] as const],
  )
  return Object.fromEntries(entries)
}
