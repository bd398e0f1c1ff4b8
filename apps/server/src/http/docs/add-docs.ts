import { openApi } from '@grandstand/contract'
import type { FastifyInstance } from 'fastify'
import { prepareAnswer, sendPrepared } from '../call/prepared-answer.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { docsStyle } from './docs-style.ts'
import { renderDocs } from './render-docs.ts'

/** The contract for readers at `/api/docs`, for tools at `/api/docs/openapi.json`; made at the first look. */
export function addDocs(app: FastifyInstance): void {
  let made: ReturnType<typeof make> | undefined
  async function make() {
    const document = openApi()
    const [page, file] = await Promise.all([
      prepareAnswer(renderDocs(document), {
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': contentSecurityPolicy(docsStyle), 'cache-control': 'no-cache' },
      }),
      prepareAnswer(JSON.stringify(document), {
        contentType: 'application/json; charset=utf-8',
        headers: { 'cache-control': 'no-cache' },
      }),
    ])
    return { page, file }
  }
  const get = () => {
    made ??= make()
    return made
  }
  app.get('/api/docs', async (request, reply) => sendPrepared(request, reply, (await get()).page))
  app.get('/api/docs/openapi.json', async (request, reply) =>
    sendPrepared(request, reply, (await get()).file),
  )
}
