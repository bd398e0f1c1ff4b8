import { foldName, readLocalTime } from '@grandstand/rules'
import { importKey } from '../../catalogue/events/index.ts'
import type { GameFacts } from '../../catalogue/prices/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Tx } from '../../db/connection.ts'
import { localise } from '../../db/stored-text.ts'
import { mapWithBreaks } from '../../runtime/map-with-breaks.ts'
import type { GameRow, listGamesBetween } from '../games/index.ts'
import type { ReadRow } from './read-terms.ts'

export type Found = GameRow | undefined

const dayMs = 86_400_000

/**
 * The game that each row is about: by the key of an earlier import, else by the same teams or the same title on the
 * same day. If a pair has two games on a day, their time decides.
 */
export async function findGames(
  tx: Tx,
  channel: Channel,
  rows: readonly ReadRow[],
  facts: GameFacts,
  listBetween: typeof listGamesBetween,
): Promise<Found[]> {
  const moments = await mapWithBreaks(rows, row => momentOf(row, channel, facts))
  const known = moments.filter(moment => moment !== undefined).map(at => at.getTime())
  const keys = rows.flatMap(({ key }) => (key === undefined ? [] : [importKey(key)]))
  const [first, last] = known.reduce(([a, b], at) => [Math.min(a, at), Math.max(b, at)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number])
  const games = await listBetween(tx, channel.id, {
    from: new Date(known.length === 0 ? 0 : first - dayMs),
    to: new Date(known.length === 0 ? 0 : last + dayMs),
    keys,
  })
  const byKey = new Map(games.flatMap(game => (game.source_key ? [[game.source_key, game] as const] : [])))
  const { language } = channel.settings
  const sidesOf = (teams: readonly number[], title: string) =>
    teams.length > 0 ? teams.toSorted((a, b) => a - b).join(' ') : foldName(title)
  const bySides = Map.groupBy(games, game => sidesOf(game.teams, localise(game.name, language, language)))
  const taken = new Set<number>()
  return mapWithBreaks(rows, (row, at) => {
    const own = row.key === undefined ? undefined : byKey.get(importKey(row.key))
    const moment = moments[at]
    const game = own ?? (moment && findSame(row, moment))
    if (game === undefined || taken.has(game.id)) return undefined
    taken.add(game.id)
    return game
  })

  function findSame({ terms, given }: ReadRow, moment: Date): Found {
    const { away_id, home_id, team_ids, title } = { ...terms, ...given }
    const teams = team_ids.length > 0 ? team_ids : [away_id, home_id].filter(side => side !== null)
    const asked = sidesOf(teams, title[language] ?? Object.values(title)[0] ?? '')
    const near = (bySides.get(asked) ?? []).filter(
      game => !taken.has(game.id) && sameDay(game.event_utc_ts, moment, game.time_zone),
    )
    const exact = near.find(game => game.event_utc_ts.getTime() === moment.getTime())
    return exact ?? (near.length === 1 ? near[0] : undefined)
  }
}

function momentOf({ terms, given }: ReadRow, channel: Channel, facts: GameFacts): Date | undefined {
  const { time, venue_id } = { ...terms, ...given }
  const zone = facts.venues.get(venue_id ?? 0)?.time_zone ?? channel.settings.time_zone
  const read = readLocalTime(time, zone)
  return 'at' in read ? read.at : undefined
}

function sameDay(one: Date, other: Date, timeZone: string): boolean {
  if (Math.abs(one.getTime() - other.getTime()) >= dayMs) return false
  const day = dayIn(timeZone)
  return day.format(one) === day.format(other)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one costs more than all it then does for a row. */
function dayIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  formats.set(timeZone, known)
  return known
}
