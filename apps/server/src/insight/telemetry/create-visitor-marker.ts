import { createHash, randomBytes } from 'node:crypto'
import type { Telemetry } from '../../context/telemetry.ts'
import type { Db } from '../../db/connection.ts'
import { chooseSalt } from './salt-store.ts'

/** At any moment it is one of three days on Earth, and a session's first report may come a day late. */
const maxDays = 4

/**
 * Tells visitors of one day apart without keeping who they are: the salt is the day's, the same for all processes, and is
 * forgotten with the day after. Channels of several time zones have several days at once.
 */
export function createVisitorMarker(db: Db): Telemetry['markVisitor'] {
  const known = new Map<string, Promise<Buffer>>()
  return async ({ day, channelId, ip, userAgent }) => {
    const salt = known.get(day) ?? chooseSalt(db, day, randomBytes(32))
    if (!known.has(day)) {
      known.set(day, salt)
      for (const [oldest] of known) if (known.size > maxDays) known.delete(oldest)
      salt.catch(() => known.delete(day))
    }
    const who = JSON.stringify([channelId, ip, userAgent])
    return createHash('sha256')
      .update(await salt)
      .update(who)
      .digest('base64url')
      .slice(0, 16)
  }
}
