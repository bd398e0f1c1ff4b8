import type { FastifyInstance } from 'fastify'
import { CallError } from '../runtime/call-error.ts'

/** In no path; what stands in the query and the body of a call is refused by its field. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00') && request.url.split('?', 1)[0]?.includes('%00'))
      done(new CallError('invalid_request', { fields: { url: 'must not hold the character NUL' } }))
    else done()
  })
}
