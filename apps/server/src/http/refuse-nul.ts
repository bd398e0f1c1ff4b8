import type { FastifyInstance } from 'fastify'
import { CallError } from '../runtime/call-error.ts'

/** Only in paths: in the query and the body of a call, the field refuses it. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00') && request.url.split('?', 1)[0]?.includes('%00'))
      done(new CallError('invalid_request', { fields: { url: 'must not contain a NUL' } }))
    else done()
  })
}
