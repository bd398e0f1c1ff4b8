import type { Event } from '@grandstand/contract'
import { dayOf, eventTitle, shiftDay } from '@grandstand/rules'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Roster } from '../../context/roster.ts'
import { visitor } from '../../context/visitor.ts'
import { CallError } from '../../runtime/call-error.ts'
import { getEvent, listEventStamps, listEvents } from '../events/index.ts'
import { writeCalendar } from './write-calendar.ts'

/** What a calendar holds: all events, those of a team, school or sport by alias, or one by id. */
export type CalendarOf =
  | { kind: 'all' }
  | { kind: 'team' | 'school' | 'sport'; alias: string }
  | { kind: 'event'; id: number }

/** A calendar is for what comes, and for a look back. */
const pastDays = 60
const maxEntries = 1_000
const remindMinutes = 15

type Ctx = Pick<Context, 'db' | 'now' | 'rosters'>

export async function getCalendar(
  ctx: Ctx,
  asked: Reader & { origin: string; path: string },
  of: CalendarOf,
) {
  const roster = await ctx.rosters.get(asked)
  const { name, events } = await findEvents(ctx, asked, roster, of)
  const stamps = await listEventStamps(
    ctx.db,
    asked.channel.id,
    events.map(event => event.id),
  )
  const stampsById = new Map(stamps.map(stamp => [stamp.id, stamp]))
  const channelName = localiser(asked)(asked.channel.settings.name)
  return writeCalendar({
    name: name === null ? channelName : `${name} · ${channelName}`,
    url: of.kind === 'event' ? null : `${asked.origin}${asked.path}`,
    remindsMinutesBefore: of.kind === 'event' ? remindMinutes : null,
    entries: events.flatMap(event => {
      const stamp = stampsById.get(event.id)
      if (!stamp) return []
      const location = event.location_id === null ? undefined : roster.known.locations.get(event.location_id)
      const url = `${asked.origin}/watch/${event.id}`
      return {
        uid: `event-${event.id}@${asked.channel.channel_key}`,
        name: eventTitle(event),
        description: [event.description, url].filter(part => part !== '').join('\n'),
        location: location ? `${location.name}, ${location.city}` : null,
        url,
        startsAt: new Date(event.event_utc_ts * 1000),
        endsAt: stamp.ends_at,
        changedAt: stamp.updated_at,
        sequence: stamp.sequence,
        isCancelled: event.is_cancelled,
      }
    }),
  })
}

async function findEvents(
  ctx: Ctx,
  asked: Reader,
  roster: Roster,
  of: CalendarOf,
): Promise<{ name: string | null; events: Event[] }> {
  // A calendar is read by people who may not have watched yet.
  const reader = { ...asked, session: visitor(new Set()) }
  if (of.kind === 'event') {
    const event = await getEvent(ctx, { ...reader, params: { id: of.id } })
    return { name: eventTitle(event), events: [event] }
  }
  const { name, filter } = chooseFilter(roster, of)
  const today = dayOf(ctx.now().getTime(), asked.channel.settings.time_zone)
  const query = {
    ...filter,
    start_date: shiftDay(today, -pastDays),
    sort_direction: 'asc' as const,
    limit: maxEntries,
  }
  return { name, events: (await listEvents(ctx, { ...reader, query })).items }
}

function chooseFilter(roster: Roster, of: Exclude<CalendarOf, { kind: 'event' }>) {
  if (of.kind === 'all') return { name: null, filter: {} }
  const find = <Item extends { alias: string }>(items: Map<number, Item>): Item => {
    const found = [...items.values()].find(item => item.alias === of.alias)
    if (!found) throw new CallError('not_found')
    return found
  }
  if (of.kind === 'team') {
    const { id, name } = find(roster.teams)
    return { name, filter: { participant_id: id } }
  }
  if (of.kind === 'school') {
    const { id, name } = find(roster.schools)
    return { name, filter: { group_id: id } }
  }
  const { id, name } = find(roster.categories)
  return { name, filter: { event_category_id: id } }
}
