import { capabilities, type ErrorCode } from '@grandstand/contract/constants'
import { isRecord, type Rehearsal } from './rehearsal.ts'

export interface RehearsedRequest {
  method: string
  /** Below `/api`, without its query. */
  path: string
}

/** As the contract has them; all of its errors would come with the start. */
export const refusalStatuses = {
  no_api_key: 401,
  purchase_needed: 402,
  card_declined: 402,
  geo_blocked: 403,
  unavailable: 503,
} as const satisfies Partial<Record<ErrorCode, number>>
export type Refusal = keyof typeof refusalStatuses

/** What a call is refused with before it is sent; null: it is sent. */
export function chooseRefusal(rehearsal: Rehearsal, { method, path }: RehearsedRequest): Refusal | null {
  if (method !== 'POST') return null
  if (path === '/stripe/buy') {
    if (rehearsal.payment === 'declined') return 'card_declined'
    return rehearsal.payment === 'unavailable' ? 'unavailable' : null
  }
  const [, event] = path.match(/^\/events\/(\d+)\/playback$/) ?? []
  if (event === undefined) return null
  if (rehearsal.isGeoBlocked) return 'geo_blocked'
  return Number(event) === rehearsal.eventId && rehearsal.hasAccess === false ? 'purchase_needed' : null
}

/** An answer as this tab is to read it. */
export function rehearse(
  rehearsal: Rehearsal,
  { path }: RehearsedRequest,
  body: unknown,
  nowMs: number,
): unknown {
  const changed = changeEvents(rehearsal, body, nowMs)
  return path === '/user/access' && isRecord(changed) ? changeAccess(rehearsal, changed) : changed
}

function changeAccess(rehearsal: Rehearsal, access: Record<string, unknown>): Record<string, unknown> {
  const held = Array.isArray(access.capabilities) ? access.capabilities : []
  return {
    ...access,
    capabilities: capabilities.filter(name => rehearsal.capabilities?.[name] ?? held.includes(name)),
    is_geo_blocked: rehearsal.isGeoBlocked ?? access.is_geo_blocked,
  }
}

/** The game may be anywhere in the answer: alone, in a list, with a clip. */
function changeEvents(rehearsal: Rehearsal, value: unknown, nowMs: number): unknown {
  if (Array.isArray(value)) return value.map(each => changeEvents(rehearsal, each, nowMs))
  if (!isRecord(value)) return value
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, changeEvents(rehearsal, each, nowMs)]),
  )
  const isGame = inner.id === rehearsal.eventId && 'stream_status' in inner && 'has_access' in inner
  return isGame ? changeEvent(rehearsal, inner, nowMs) : inner
}

const hourSeconds = 3_600

function changeEvent(rehearsal: Rehearsal, event: Record<string, unknown>, nowMs: number) {
  const { status, kind, hasAccess } = rehearsal
  const begins = Number(event.event_utc_ts)
  const now = Math.floor(nowMs / 1000)
  // A countdown must not be over, nor a game live that has not begun.
  const placed = {
    upcoming: Math.max(begins, now + hourSeconds),
    live: Math.min(begins, now - hourSeconds / 2),
    finished: Math.min(begins, now - 3 * hourSeconds),
  }
  return {
    ...event,
    // A rehearsed state has its picture, or nothing would be offered.
    ...(status && { stream_status: status, event_utc_ts: placed[status], has_picture: true }),
    ...(kind && { type: kind }),
    ...(hasAccess !== undefined && { has_access: hasAccess }),
  }
}
