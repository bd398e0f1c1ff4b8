import { openApi } from '@grandstand/contract'
import type { FastifyInstance } from 'fastify'
import { prepareAnswer, sendPrepared } from '../call/prepared-answer.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { docsStyle } from './docs-style.ts'
import { createDocs } from './render-docs.ts'

const maxAsked = 100

/** The contract for readers at `/api/docs`, for tools at `/api/docs/openapi.json`; made at the first look. */
export function addDocs(app: FastifyInstance): void {
  let made: ReturnType<typeof make> | undefined
  async function make() {
    const document = openApi()
    const render = createDocs(document)
    const preparePage = (asked: string) =>
      prepareAnswer(render(asked), {
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': contentSecurityPolicy(docsStyle), 'cache-control': 'no-cache' },
      })
    const [page, file] = await Promise.all([
      preparePage(''),
      prepareAnswer(JSON.stringify(document), {
        contentType: 'application/json; charset=utf-8',
        headers: { 'cache-control': 'no-cache' },
      }),
    ])
    return { page, file, preparePage }
  }
  const get = () => {
    made ??= make()
    return made
  }
  app.get<{ Querystring: { q?: unknown } }>('/api/docs', async (request, reply) => {
    const { page, preparePage } = await get()
    const asked = typeof request.query.q === 'string' ? request.query.q.slice(0, maxAsked).trim() : ''
    return sendPrepared(request, reply, asked === '' ? page : await preparePage(asked))
  })
  app.get('/api/docs/openapi.json', async (request, reply) =>
    sendPrepared(request, reply, (await get()).file),
  )
}
