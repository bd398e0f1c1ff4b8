import { readLocalTime } from '@grandstand/rules'
import type { Tx } from '../../../db/connection.ts'
import { localise } from '../../../db/stored-text.ts'
import { keepCodeEvents } from '../../events/index.ts'
import type { ChannelDocument } from '../files/channel-document.ts'
import { hostOf, listTeams, nameGame } from '../files/name-game.ts'
import { getId, type Ids } from './get-id.ts'

/** The games of the document; what it no longer names is removed, cancelled or kept. */
export async function writeEvents(
  tx: Tx,
  channelId: number,
  { events, channel, schools, locations }: ChannelDocument,
  ids: { sports: Ids; locations: Ids; teams: Ids },
  now: Date,
): Promise<void> {
  if (!events) return
  const teams = listTeams(schools)
  const zones = new Map(locations.map(({ alias, time_zone }) => [alias, time_zone]))
  const wanted = events.map(({ alias, away, home, teams: meet, title, sport, location, ...game }) => {
    const name = title ?? nameGame({ away, home }, teams)
    const time_zone = (location !== undefined && zones.get(location)) || channel.time_zone
    const time = readLocalTime(game.time, time_zone)
    if (!('at' in time)) throw new Error(`${alias} has no time`)
    const sides = meet ?? [away, home].filter(side => side !== undefined)
    const host = hostOf({ home, teams: meet })
    return {
      alias,
      name,
      sort_name: localise(name, channel.language, channel.language),
      type: game.type,
      location_id: location === undefined ? null : getId(ids.locations, location),
      event_category_id: getId(ids.sports, sport ?? teams.get(host ?? '')?.sport ?? ''),
      event_utc_ts: time.at,
      planned_minutes: game.minutes,
      time_zone,
      home_team_id: home === undefined ? null : getId(ids.teams, home),
      base_price: game.base_price,
      service_fee: game.service_fee,
      description: game.description ?? '',
      is_cancelled: game.cancelled,
      teams: sides.map(side => getId(ids.teams, side)),
    }
  })
  await keepCodeEvents(tx, channelId, wanted, now)
}
