import type { FastifyInstance } from 'fastify'
import { previewHeader } from '../call/known-answer.ts'

/** Before the app starts, so that the app itself knows nothing of drafts and nobody else loads it. */
const script = `(() => {
  const token = new URL(document.currentScript.src).searchParams.get('token')
  const send = window.fetch
  window.fetch = (address, options = {}) => {
    const url = new URL(address instanceof Request ? address.url : address, location.href)
    if (url.origin !== location.origin || !url.pathname.startsWith('/api/')) return send(address, options)
    const headers = new Headers(options.headers)
    headers.set('${previewHeader}', token)
    return send(address, { ...options, headers })
  }
})()
`

const path = '/preview.js'

export const previewScriptPath = (token: string) => `${path}?${new URLSearchParams({ token })}`

/** What a page that shows a draft sends along with each of its calls. */
export function addPreviewScript(app: FastifyInstance): void {
  app.get(path, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )
}
