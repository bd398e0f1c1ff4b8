import { randomBytes } from 'node:crypto'
import { dayOf } from '@grandstand/rules'
import { CallError } from '../../runtime/call-error.ts'

const hourMs = 3_600_000
/** A session lives for a day; what was sent at its end may come a day late. */
const maxAgeMs = 48 * hourMs
const clockSkewMs = 60_000

/** A UUID of version 7 contains the start of the session, so that no process has to remember it. */
export function createSessionId(nowMs: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(nowMs, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

interface Told {
  session: string
  /** Where the session is named, for the refusal. */
  field: string
  nowMs: number
  /** Of the channel. */
  timeZone: string
}

/** The channel's day on which a session began, which all that it sends is filed under. Sales have the same days. */
export function readSessionDay({ session, field, nowMs, timeZone }: Told): string {
  const startedAtMs = Number.parseInt(session.slice(0, 8) + session.slice(9, 13), 16)
  const ageMs = nowMs - startedAtMs
  if (session[14] !== '7' || ageMs > maxAgeMs || ageMs < -clockSkewMs)
    throw new CallError('invalid_request', { fields: { [field]: 'is not a session of the last two days' } })
  return dayOf(startedAtMs, timeZone)
}
