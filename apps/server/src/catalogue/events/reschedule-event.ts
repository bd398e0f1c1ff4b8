import { type LocalTime, readLocalTime, writeLocalTime } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findLocation, lockPlan, markByHand } from './event-write-store.ts'
import { updateEvent } from './update-event.ts'

export interface Reschedule {
  /** By the clocks of the venue; without it the same as before, by the clocks of the new one. */
  time?: string | undefined
  /** The alias of the venue. */
  location?: string | undefined
}

type RescheduleRefusal = 'begun' | 'no_location' | Extract<LocalTime, { problem: unknown }>['problem']

/** It stays the same event at the same address, and its buyers keep it. Null: it is rescheduled. */
export async function rescheduleEvent(
  ctx: Pick<Context, 'now'> & { db: Tx },
  channelId: number,
  eventId: number,
  { time, location }: Reschedule,
): Promise<RescheduleRefusal | null> {
  const row = await lockPlan(ctx.db, channelId, eventId)
  if (!row) throw new CallError('not_found')
  if (row.stream_status !== 'upcoming') return 'begun'
  const found = location === undefined ? null : await findLocation(ctx.db, channelId, location)
  if (found === undefined) return 'no_location'
  const wanted = time ?? writeLocalTime(row.event_utc_ts, row.time_zone)
  const read = readLocalTime(wanted, found?.time_zone ?? row.time_zone)
  if ('problem' in read) return read.problem
  const lastsMs = row.ends_at.getTime() - row.event_utc_ts.getTime()
  await updateEvent(ctx, channelId, eventId, {
    times: { event_utc_ts: read.at, ends_at: new Date(read.at.getTime() + lastsMs) },
    ...(found && { location: { location_id: found.id, time_zone: found.time_zone } }),
  })
  await markByHand(ctx.db, channelId, eventId, ['schedule'])
  return null
}
