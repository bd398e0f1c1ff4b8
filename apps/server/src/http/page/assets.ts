import type { FastifyInstance } from 'fastify'
import { CallError } from '../../runtime/call-error.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../call/prepared-answer.ts'
import type { Asset } from './viewer-build.ts'

/** The files of a web app, kept for ever by browsers. */
export function addAssets(
  app: FastifyInstance,
  find: (path: string) => Asset | undefined | Promise<Asset | undefined>,
  base = '',
): void {
  const prepared = new Map<string, Promise<PreparedAnswer>>()
  app.get<{ Params: { name: string } }>(`${base}/assets/:name`, async (request, reply) => {
    const asset = await find(`/assets/${request.params.name}`)
    if (!asset) throw new CallError('not_found')
    let answer = prepared.get(asset.path)
    if (!answer) {
      answer = prepareAnswer(asset.bytes, asset)
      prepared.set(asset.path, answer)
    }
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendPrepared(request, reply, await answer)
  })
}
