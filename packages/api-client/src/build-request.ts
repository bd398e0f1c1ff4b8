import type { WireCall } from '@grandstand/contract/wire'
import type { ApiClientOptions } from './api-client.ts'
import { ApiError } from './api-error.ts'

/** A call's input once its types have done their work. */
export interface LooseInput {
  params?: object
  query?: object
  body?: unknown
}

export interface BuiltRequest {
  url: string
  init: RequestInit
}

type Hosts = Pick<ApiClientOptions, 'baseUrl' | 'collectorUrl'>

/** Path and query without the key, in one order, so that equal requests have equal paths. */
export function buildPath(call: WireCall, input: LooseInput): string {
  const params = new Map<string, unknown>(Object.entries(input.params ?? {}))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.append(name, String(value))
  }
  query.sort()
  return query.size > 0 ? `${path}?${query}` : path
}

export function buildRequest(
  hosts: Hosts,
  call: WireCall,
  input: LooseInput,
  key: string | null,
): BuiltRequest {
  const url = chooseHost(hosts, call) + buildPath(call, input)
  const init: RequestInit = {
    method: call.method,
    headers: { accept: 'application/json' },
    credentials: chooseCredentials(hosts, call),
    // No call of ours is answered by a redirect, and a redirect that is followed takes the key along to
    // wherever it points. So it is read as what it is: an answer other than 200.
    redirect: 'manual',
  }
  if (call.method !== 'POST') return { url: key === null ? url : addKey(url, key), init }
  const body = { ...toObject(input.body), ...(key !== null && { api_key: key }) }
  return {
    url,
    init: {
      ...init,
      body: JSON.stringify(body),
      headers: { ...init.headers, 'content-type': 'application/json' },
    },
  }
}

function addKey(url: string, key: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}api_key=${encodeURIComponent(key)}`
}

function chooseHost(hosts: Hosts, call: WireCall): string {
  const host = call.host === 'collector' ? hosts.collectorUrl : hosts.baseUrl
  // An empty one is this page's own.
  if (typeof host === 'string') return host.replace(/\/$/, '')
  throw new ApiError({
    callName: call.name,
    status: null,
    code: 'no_collector',
    message: 'There is no analytics host to send this to',
  })
}

/** The user's cookie goes to the API wherever it lives, and never to the collector. */
function chooseCredentials(hosts: Hosts, call: WireCall): RequestCredentials {
  if (call.host === 'collector') return 'omit'
  const page = globalThis.location?.href
  if (page === undefined) return 'include'
  return new URL(hosts.baseUrl, page).origin === new URL(page).origin ? 'same-origin' : 'include'
}

function toObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {}
}
