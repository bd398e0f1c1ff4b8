import { parseRehearsal, rehearsalKey } from './rehearsal.ts'
import { chooseRefusal, type Refusal, type RehearsedRequest, refusalStatuses, rehearse } from './rehearse.ts'

/** Lasts for this page only: a reload brings a working key again. */
let keyFailure: 'once' | 'always' | null = null
let isBegun = false

export function failKey(how: 'once' | 'always' | null): void {
  keyFailure = how
}

/**
 * From now on this page's calls pass through the rehearsal that its tab has kept. The server does not know and decides as
 * ever: what it refuses stays refused.
 */
export function beginRehearsal(): void {
  if (isBegun) return
  isBegun = true
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const asked = readAsked(input, init)
    if (!asked) return send(input, init)
    const rehearsal = parseRehearsal(sessionStorage.getItem(rehearsalKey))
    const refusal = takeKeyFailure(asked) ?? chooseRefusal(rehearsal, asked)
    if (refusal) return refuse(refusal)
    const answer = await send(input, init)
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
    const body = JSON.stringify(rehearse(rehearsal, asked, await answer.json(), Date.now()))
    return new Response(body, { status: answer.status, headers: answer.headers })
  }
}

/** Null: no call of ours, or one that gets keys. */
function readAsked(input: RequestInfo | URL, init: RequestInit | undefined): RehearsedRequest | null {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  if (url.origin !== location.origin || !url.pathname.startsWith('/api/')) return null
  const path = url.pathname.slice('/api'.length)
  if (path === '/channel-config' || path === '/get_api_key' || path === '/simulation') return null
  return { method: init?.method ?? 'GET', path }
}

function takeKeyFailure(asked: RehearsedRequest): Refusal | null {
  if (keyFailure === null || asked.path.startsWith('/studio')) return null
  if (keyFailure === 'once') keyFailure = null
  return 'no_api_key'
}

function refuse(code: Refusal): Response {
  return Response.json({ error: { code, message: code } }, { status: refusalStatuses[code] })
}
