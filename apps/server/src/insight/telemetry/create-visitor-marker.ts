import { createHash, randomBytes } from 'node:crypto'
import type { Telemetry } from '../../context/telemetry.ts'
import type { Db } from '../../db/connection.ts'
import { chooseSalt } from './salt-store.ts'

/**
 * Tells visitors of one day apart without keeping who they are: the salt is the day's, the same for all processes, and is
 * forgotten with the day after.
 */
export function createVisitorMarker(db: Db): Telemetry['markVisitor'] {
  let known: { day: string; salt: Promise<Buffer> } | undefined
  return async ({ day, channelId, ip, userAgent }) => {
    if (known?.day !== day) {
      const salt = chooseSalt(db, day, randomBytes(32))
      known = { day, salt }
      salt.catch(() => {
        known = undefined
      })
    }
    const who = JSON.stringify([channelId, ip, userAgent])
    return createHash('sha256')
      .update(await known.salt)
      .update(who)
      .digest('base64url')
      .slice(0, 16)
  }
}
