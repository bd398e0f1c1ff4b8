import type { IncomingMessage } from 'node:http'
import { ApiError } from '../api/api-error.ts'
import { authenticate } from '../http/authenticate.ts'
import { beginChange, commitChange } from '../http/change.ts'
import { readBody } from '../http/read-body.ts'
import { readForm } from '../http/read-form.ts'
import { errorReply, jsonReply, type Reply } from '../http/reply.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { controls } from './controls.ts'

/** `/sandbox/…`, with the secret key of the account that is meant. */
export async function serveControl(parts: SandboxParts, request: IncomingMessage): Promise<Reply> {
  try {
    return await answer(parts, request)
  } catch (error) {
    return errorReply(parts, error)
  }
}

async function answer(parts: SandboxParts, request: IncomingMessage): Promise<Reply> {
  const { account, isPublic } = authenticate(request.headers)
  if (isPublic) throw new ApiError(401, { type: 'invalid_request_error', message: 'Use the secret key.' })
  const params = readForm(await readBody(request))
  const control = controls[`${request.method} ${request.url}`]
  if (!control) throw new ApiError(404, { type: 'invalid_request_error', message: 'No such control.' })
  const change = beginChange(parts, account, { params })
  try {
    const result = await control(change.call, parts)
    await commitChange(parts, change)
    return jsonReply(200, result)
  } catch (error) {
    change.tx.undo()
    throw error
  }
}
