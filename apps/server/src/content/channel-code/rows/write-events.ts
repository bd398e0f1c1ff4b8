import { choosePrice, readLocalTime } from '@grandstand/rules'
import { keepCodeEvents } from '../../../catalogue/events/index.ts'
import type { Tx } from '../../../db/connection.ts'
import { localise } from '../../../db/stored-text.ts'
import type { ChannelDocument } from '../files/channel-document.ts'
import { listSportLines } from '../files/flatten-sports.ts'
import { hostOf, listTeams, nameGame } from '../files/name-game.ts'
import type { Ids } from '../kinds/links.ts'

/** The games of the document; what it no longer names is removed, cancelled or kept. */
export async function writeEvents(
  tx: Tx,
  channelId: number,
  { events, channel, schools, locations, sports, products }: ChannelDocument,
  idOf: Ids['idOf'],
  now: Date,
): Promise<void> {
  if (!events) return
  const teams = listTeams(schools)
  const schoolOf = new Map(schools.flatMap(school => school.teams.map(team => [team.alias, school.alias])))
  const lines = listSportLines(sports)
  const zones = new Map(locations.map(({ alias, time_zone }) => [alias, time_zone]))
  const wanted = events.map(({ alias, away, home, teams: meet, title, sport, location, ...game }) => {
    const name = title ?? nameGame({ away, home }, teams)
    const time_zone = (location !== undefined && zones.get(location)) || channel.time_zone
    const time = readLocalTime(game.time, time_zone)
    if (!('at' in time)) throw new Error(`${alias} has no time`)
    const sides = meet ?? [away, home].filter(side => side !== undefined)
    const host = hostOf({ home, teams: meet })
    const played = sport ?? teams.get(host ?? '')?.sport ?? ''
    const { price, from: price_from } = choosePrice(products.game_prices, {
      own: game.type && { ...game, type: game.type },
      school: schoolOf.get(host ?? ''),
      sports: lines.get(played) ?? [],
    })
    return {
      alias,
      name,
      sort_name: localise(name, channel.language, channel.language),
      ...price,
      price_from,
      location_id: location === undefined ? null : idOf('locations', location),
      event_category_id: idOf('sports', played),
      event_utc_ts: time.at,
      planned_minutes: game.minutes,
      time_zone,
      home_team_id: home === undefined ? null : idOf('teams', home),
      description: game.description ?? '',
      image_id: game.image === undefined ? null : idOf('images', game.image),
      is_cancelled: game.cancelled,
      teams: sides.map(side => idOf('teams', side)),
    }
  })
  await keepCodeEvents(tx, channelId, wanted, now)
}
