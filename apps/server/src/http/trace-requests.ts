import type { FastifyInstance } from 'fastify'
import type { Span, Tracing } from '../runtime/tracing.ts'
import type { Trust } from './create-trust.ts'

/** Asked every few seconds by machines, about which nobody wonders. */
const unwatched: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** What a request took, and all that was done for it. A browser's word on what it is part of counts only behind a proxy of ours. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, trusts: Trust): void {
  const spans = new WeakMap<object, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'page'
    if (unwatched.has(route)) return done()
    const { traceparent } = request.headers
    const span = tracing.begin(`${request.method} ${route}`, {
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'grandstand.request_id': request.id,
      },
      parent: typeof traceparent === 'string' && trusts(request.socket.remoteAddress, 0) ? traceparent : null,
    })
    spans.set(request, span)
    span.run(done)
  })
  // A body comes from the connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': reply.statusCode })
    span?.end(reply.statusCode >= 500 ? 'failed' : 'ok')
    done()
  })
}
