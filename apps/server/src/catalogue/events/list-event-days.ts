import type { calls, Query, Reply } from '@grandstand/contract'
import { countDays, shiftDay, startOfDay } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { wholeList } from '../../runtime/lists.ts'
import { countEventsBetween } from './event-list-store.ts'
import { readFilter, readTimeZone } from './read-filter.ts'

/** More than a year and its edges no calendar shows. */
const maxDays = 400

type Input = Reader & { session: Pick<Session, 'userId'> | null; query: Query<typeof calls.listEventDays> }

export async function listEventDays(
  ctx: Pick<Context, 'db' | 'rosters'>,
  asked: Input,
): Promise<Reply<typeof calls.listEventDays>> {
  const { start_date, end_date } = asked.query
  const filter = await readFilter(ctx, asked, asked.query)
  const days = countDays(start_date, end_date) + 1
  if (days > maxDays) {
    throw new CallError('invalid_request', {
      fields: { end_date: `must be at most ${maxDays} days after start_date` },
    })
  }
  const zone = readTimeZone(asked.channel, asked.query.time_zone)
  const dates = Array.from({ length: days }, (_, day) => shiftDay(start_date, day))
  // The database may know the zone by other rules than we, so it gets moments and no zone.
  const counts = await countEventsBetween(
    ctx.db,
    asked.channel.id,
    filter,
    dates.map(date => startOfDay(date, zone)),
  )
  return wholeList(
    dates.flatMap((date, index) => {
      const count = counts.get(index)
      return count ? [{ date, count }] : []
    }),
  )
}
