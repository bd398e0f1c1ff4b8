import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import { receiveConnectedWebhook } from '../sale/payments/index.ts'

const bodyLimit = 1024 * 1024

/** For the deployment's platform: what comes names an account, and neither host nor key of a channel. */
export function addConnectedWebhook(app: FastifyInstance, ctx: Context): void {
  void app.register(async own => {
    own.removeAllContentTypeParsers()
    // Signed bytes must come through as they are.
    own.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    own.post<{ Body: string }>('/api/stripe/webhook/connected', { bodyLimit }, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers
      const given = { body: request.body ?? '', signature: typeof signature === 'string' ? signature : '' }
      const answer = await receiveConnectedWebhook(ctx, given)
      return reply.header('cache-control', 'no-store').send(answer)
    })
  })
}
