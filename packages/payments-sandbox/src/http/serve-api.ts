import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { readConnected } from '../accounts/connected-accounts.ts'
import { answerBrowser, answer as answerMade } from '../answers/answer.ts'
import { ApiError, invalidRequest } from '../api/api-error.ts'
import { expand } from '../api/expand.ts'
import { newId } from '../api/new-id.ts'
import { readTexts } from '../api/read-params.ts'
import { apiVersion } from '../api-version.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { settingsOf } from '../state/settings.ts'
import { authenticate, type Caller } from './authenticate.ts'
import { beginChange, type Change, commitChange } from './change.ts'
import type { Fault } from './faults.ts'
import { checkParams, type FoundRoute, findRoute } from './find-route.ts'
import { readBody } from './read-body.ts'
import { readForm } from './read-form.ts'
import { errorReply, jsonReply, type Reply, sendReply } from './reply.ts'
import { findSavedReply, fingerprintRequest, isSaved, keyInUse } from './saved-replies.ts'

type ApiRequest = Caller & { method: string; path: string; text: string; key: string | null }
type Answered = { status: number; body: string; isReplayed?: true; fault?: Fault | undefined }

/** `/v1/…`, as Stripe answers it. */
export async function serveApi(
  parts: SandboxParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = {
    'request-id': newId('req', 14),
    'stripe-version': apiVersion,
    'access-control-allow-origin': '*',
  }
  try {
    const asked = await readAsked(request)
    const { status, body, isReplayed, fault } = await answerOnce(parts, asked)
    const reply: Reply = {
      status,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        ...headers,
        ...(asked.key && { 'idempotency-key': asked.key }),
        ...(isReplayed && { 'idempotent-replayed': 'true' }),
        ...(status >= 500 && { 'stripe-should-retry': 'false' }),
      },
      body,
    }
    if (fault?.reply === 'kill' && parts.mayKill) process.kill(process.pid, 'SIGKILL')
    if (fault?.reply === 'reset' || fault?.reply === 'kill') response.destroy()
    else sendReply(response, reply)
  } catch (error) {
    sendReply(response, errorReply(parts, error, headers))
  }
}

async function readAsked(request: IncomingMessage): Promise<ApiRequest> {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const caller = authenticate(request.headers)
  checkVersion(request.headers['stripe-version'])
  const body = await readBody(request)
  const key = request.headers['idempotency-key']
  const method = request.method ?? 'GET'
  return {
    ...caller,
    method,
    path: decodeURIComponent(url.pathname),
    text: [url.search.slice(1), body].filter(Boolean).join('&'),
    key: method === 'POST' && typeof key === 'string' && key ? key.slice(0, 255) : null,
  }
}

/** A newer SDK expects other objects: better to learn it here than from what is missing in them. */
function checkVersion(asked: string | string[] | undefined): void {
  if (asked === undefined || asked === apiVersion) return
  throw invalidRequest(`The sandbox speaks ${apiVersion}, not ${asked}. Pin the SDK's apiVersion.`)
}

/** One request for a key at a time, and one effect. */
async function answerOnce(parts: SandboxParts, asked: ApiRequest): Promise<Answered> {
  const found = findRoute(asked.method, asked.path)
  const { account, key } = asked
  if (key === null) return await answer(parts, asked, found)
  const saved = findSavedReply(parts.state.begin(account), key, fingerprint(asked), parts.now())
  const flight = JSON.stringify([account, key])
  if (parts.inFlight.has(flight)) throw keyInUse(key)
  if (saved) return { status: saved.status, body: saved.body, isReplayed: true }
  parts.inFlight.add(flight)
  try {
    return await answer(parts, asked, found)
  } finally {
    parts.inFlight.delete(flight)
  }
}

async function answer(
  parts: SandboxParts,
  asked: ApiRequest,
  { route, path }: FoundRoute,
): Promise<Answered> {
  if (asked.isPublic && !route.isPublic) throw secretNeeded()
  if (asked.isRestricted) checkPermission(parts, asked)
  checkConnected(parts, asked)
  const fault = parts.faults.take(asked.account, asked.method, asked.path)
  if (fault?.reply === 'slow') await setTimeout(fault.delayMs)
  else if (fault?.when === 'before' && fault.reply !== 'error') return { status: 500, body: '', fault }
  const params = readForm(asked.text)
  const change = beginChange(parts, asked.account, {
    params,
    path,
    requestPath: asked.path,
    isPublic: asked.isPublic,
  })
  const { status, body } =
    fault?.when === 'before' && fault.reply === 'error' ? brokenReply() : run(parts, change, route, fault)
  if (asked.key && isSaved(status)) save(parts, change, asked, asked.key, { status, body })
  await commitChange(parts, change)
  return { status, body, fault }
}

function run(parts: SandboxParts, change: Change, route: FoundRoute['route'], fault: Fault | undefined) {
  const { call, tx } = change
  try {
    checkParams(route, call.params)
    const made = route.run(call)
    const shown = call.isPublic ? answerBrowser(made) : answerMade(made)
    const object = expand(tx, shown, call.isPublic ? [] : (readTexts(call.params, 'expand') ?? []))
    return fault?.reply === 'error' ? brokenReply() : { status: 200, body: JSON.stringify(object) }
  } catch (error) {
    if (!(error instanceof ApiError && error.keepsChanges)) tx.undo()
    return errorReply(parts, error)
  }
}

function save(parts: SandboxParts, { tx }: Change, asked: ApiRequest, key: string, reply: Answered): void {
  tx.put('saved_reply', {
    id: key,
    fingerprint: fingerprint(asked),
    status: reply.status,
    body: reply.body,
    savedAt: parts.now(),
  })
}

function fingerprint({ method, path, text }: ApiRequest): string {
  return fingerprintRequest(method, path, text)
}

function brokenReply(): { status: number; body: string } {
  return jsonReply(500, {
    error: { type: 'api_error', message: 'An error occurred while processing your request.' },
  })
}

/** What a restricted key may do is chosen by resource. */
function checkPermission(parts: SandboxParts, { account, path }: ApiRequest): void {
  const [, , resource = ''] = path.split('/')
  if (!settingsOf(parts.state.begin(account)).lacks?.includes(resource)) return
  throw new ApiError(403, {
    type: 'invalid_request_error',
    message: `The provided key does not have the required permissions for this endpoint. Having the 'rak_${resource}' permission would allow this request to continue.`,
  })
}

/** A platform acts for the accounts that it has made, and for no other. */
function checkConnected(parts: SandboxParts, { account }: ApiRequest): void {
  const connected = readConnected(account)
  if (!connected || parts.state.begin(connected.platform).find('connected_account', connected.id)) return
  throw new ApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${connected.id}' (or that account does not exist).`,
  })
}

function secretNeeded(): ApiError {
  return new ApiError(401, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  })
}
