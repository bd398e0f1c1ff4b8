import { createHash, timingSafeEqual } from 'node:crypto'
import { type DoorPlace, doorLanes } from '@grandstand/rules'
import { z } from 'zod'
import type { Sealer } from '../../runtime/sealer.ts'

/** A place, and whose it is. */
export interface Ticket extends DoorPlace {
  holderMark: string
}

/** `<channel>.<line>.<lane>.<number>.<mark of its holder>.<mac>`, numbers in base 36. */
export interface PlaceTickets {
  write(ticket: Ticket): string
  /** Null for a forged one. */
  read(text: string): Ticket | null
}

const purpose = 'door-place'
const base36 = z
  .string()
  .regex(/^[0-9a-z]{1,11}$/)
  .transform(text => Number.parseInt(text, 36))
const parts = z.tuple([base36, base36, z.enum(doorLanes), base36, z.string(), z.string()])

export function createPlaceTickets(sealer: Pick<Sealer, 'digest'>): PlaceTickets {
  return {
    write({ channelId, openedMs, lane, number, holderMark }) {
      const [channel, opened, place] = [channelId, openedMs, number].map(part => part.toString(36))
      const text = [channel, opened, lane, place, holderMark].join('.')
      return `${text}.${sealer.digest(purpose, text)}`
    },
    read(text) {
      const { success, data } = parts.safeParse(text.split('.'))
      if (!success) return null
      const [channelId, openedMs, lane, number, holderMark, mac] = data
      const expected = sealer.digest(purpose, text.slice(0, text.lastIndexOf('.')))
      const isOurs =
        mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected))
      return isOurs ? { channelId, openedMs, lane, number, holderMark } : null
    },
  }
}

/** Says of whom a ticket is, and tells nobody who that is. */
export function markHolder(eventId: number, holder: string): string {
  return createHash('sha256').update(`${eventId} ${holder}`).digest('base64url').slice(0, 16)
}
