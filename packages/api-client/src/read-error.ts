import type { Place } from '@grandstand/contract'
import type { ErrorCode } from '@grandstand/contract/constants'
import type { WireCall } from '@grandstand/contract/wire'
import { ApiError } from './api-error.ts'
import type { RawAnswer } from './fetch-answer.ts'

/** Makes an error of any answer, be it the server's own refusal, a proxy's page or nothing at all. */
export function readError(call: WireCall, answer: RawAnswer, key: string | null, now: number): ApiError {
  // A server or proxy that quotes the address in its message would put the key into toasts and logs.
  const text = key ? answer.text.replaceAll(key, '[api_key]') : answer.text
  const said = readErrorReply(text)
  return new ApiError({
    callName: call.name,
    // A browser hides the status of a redirect and says 0.
    status: answer.status || null,
    code: said.code ?? chooseCode(answer.status),
    // Screens have words of their own for each code; this one is for logs.
    message: said.message ?? `Answered ${answer.status} without words`,
    fields: said.fields,
    requestId: said.requestId ?? null,
    place: said.place ?? null,
    retryAfterSeconds: readRetryAfter(answer.retryAfter, now),
  })
}

interface Said {
  code?: string
  message?: string
  requestId?: string
  place?: Place
  fields: Record<string, string>
}

function readErrorReply(text: string): Said {
  const said: Said = { fields: {} }
  const reply = parse(text)
  if (!isObject(reply) || !('error' in reply) || !isObject(reply.error)) return said
  const { error } = reply
  if ('code' in error && isText(error.code)) said.code = error.code
  if ('message' in error && isText(error.message)) said.message = error.message
  if ('request_id' in error && isText(error.request_id)) said.requestId = error.request_id
  if ('fields' in error && isObject(error.fields)) {
    for (const [name, problem] of Object.entries(error.fields)) said.fields[name] = String(problem)
  }
  const place = 'place' in error ? readPlace(error.place) : null
  if (place) said.place = place
  return said
}

function readPlace(place: unknown): Place | null {
  if (!isObject(place) || !('ticket' in place) || !isText(place.ticket)) return null
  const known = new Map<string, unknown>(Object.entries(place))
  const count = (name: string) => Number(known.get(name)) || 0
  const [number, wait_seconds] = [count('number'), count('wait_seconds')]
  return { ticket: place.ticket, number, wait_seconds, again_seconds: Math.max(1, count('again_seconds')) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const codes = new Map<number, ErrorCode>([
  [400, 'invalid_request'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [429, 'too_many_requests'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
])

/** For answers that no server of ours wrote: a proxy's page, an empty body. */
function chooseCode(status: number): ErrorCode {
  return codes.get(status) ?? 'internal'
}

/** Seconds or an HTTP date; null when the server names none that can be read. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null
  if (/^\d+$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000))
}
