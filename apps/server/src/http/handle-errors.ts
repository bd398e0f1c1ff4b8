import { type ErrorReply, errorCatalogue } from '@grandstand/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isProviderAway } from '../adapters/payments/index.ts'
import type { ChannelDirectory } from '../context/channel.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import { CallError } from '../runtime/call-error.ts'
import { FileLimitError } from '../runtime/file-readers/index.ts'
import type { Log } from '../runtime/log.ts'
import { redact } from '../runtime/redact.ts'
import { hostName } from './call/find-channel.ts'

/** What Fastify itself refuses, in the contract's words. */
const byStatus: Record<number, CallError> = {
  400: new CallError('invalid_request', { fields: { body: 'is not valid JSON' } }),
  404: new CallError('not_found'),
  413: new CallError('payload_too_large'),
  414: new CallError('invalid_request', { fields: { url: 'is too long' } }),
  415: new CallError('unsupported_media_type'),
  503: new CallError('unavailable', { retryAfterSeconds: 2 }),
}

interface Shell {
  log: Log
  channels: Pick<ChannelDirectory, 'peekByHost'>
}

export function handleErrors(app: FastifyInstance, ctx: Shell): void {
  app.setErrorHandler((error: FastifyError | CallError, request, reply) => {
    const refusal = toCallError(error)
    if (refusal.status >= 500) {
      ctx.log.error({ error, ...describeRequest(ctx, request) }, 'A request failed')
    }
    return sendError(request, reply, refusal)
  })
}

export function describeRequest(
  { channels }: Pick<Shell, 'channels'>,
  { id, method, url, headers }: FastifyRequest,
) {
  const channel_id = channels.peekByHost(hostName(headers.host))?.id
  return { request_id: id, channel_id, method, url: redact(url) }
}

export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error
  if (isProviderAway(error)) return new CallError('unavailable', { retryAfterSeconds: 2 })
  if (isDatabaseAway(error)) return new CallError('unavailable', { retryAfterSeconds: 1 })
  if (error instanceof FileLimitError)
    return new CallError('invalid_request', { fields: { file: 'takes too long to read' } })
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return byStatus[status] ?? new CallError('internal')
}

/** The text of a 5xx, a stack, SQL or a path never leaves: only the catalogue's words and a request id. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: CallError) {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
  const { message } = errorCatalogue[error.code]
  const body: ErrorReply = {
    error: {
      code: error.code,
      message,
      ...(error.fields ? { fields: error.fields } : {}),
      request_id: request.id,
      ...(error.place ? { place: error.place } : {}),
    },
  }
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}
