import type { IncomingMessage } from 'node:http'
import { ApiError } from '../api/api-error.ts'
import { render } from '../api/render.ts'
import { matchPath } from '../api/route.ts'
import { authenticate } from '../http/authenticate.ts'
import { beginChange, commitChange } from '../http/change.ts'
import { readBody } from '../http/read-body.ts'
import { readForm } from '../http/read-form.ts'
import { readJson } from '../http/read-json.ts'
import { jsonReply, type Reply } from '../http/reply.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import type { ControlRoute } from './control-route.ts'
import { faultControls } from './fault-controls.ts'
import { paymentControls } from './payment-controls.ts'
import { webhookControls } from './webhook-controls.ts'

const routes: ControlRoute[] = [...faultControls, ...paymentControls, ...webhookControls]

/** `/sandbox/…`, with the secret key of the account that is meant. */
export async function serveControl(parts: SandboxParts, request: IncomingMessage): Promise<Reply> {
  try {
    return await answer(parts, request)
  } catch (error) {
    if (error instanceof ApiError) return jsonReply(error.status, { error: error.body })
    parts.logError(error)
    return jsonReply(500, { error: { type: 'api_error', message: 'The sandbox failed.' } })
  }
}

async function answer(parts: SandboxParts, request: IncomingMessage): Promise<Reply> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox')
  const { account, isPublic } = authenticate(request.headers)
  if (isPublic) throw new ApiError(401, { type: 'invalid_request_error', message: 'Use the secret key.' })
  const body = await readBody(request)
  const isJson = request.headers['content-type']?.startsWith('application/json')
  const params = { ...readForm(search.slice(1)), ...(isJson ? readJson(body) : readForm(body)) }
  const route = routes.find(one => one.method === request.method && matchPath(one.path, pathname) !== null)
  if (!route) throw new ApiError(404, { type: 'invalid_request_error', message: 'No such control.' })
  const change = beginChange(parts, account, { params, requestPath: pathname })
  try {
    const result = await route.run(parts, change.call)
    await commitChange(parts, change)
    return jsonReply(200, render(result))
  } catch (error) {
    change.tx.undo()
    throw error
  }
}
