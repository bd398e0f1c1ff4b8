import { writeLocalTime } from '@grandstand/rules'
import type { CodeEventRow } from '../../../catalogue/events/index.ts'
import { sameText } from '../../../db/stored-text.ts'
import { type ChannelDocument, type EventEntry, eventsFile } from '../files/channel-document.ts'
import { hostOf, listTeams, nameGame } from '../files/name-game.ts'
import type { NameOf } from '../kinds/links.ts'

/** Stored games as the files would name them. */
export function readEvents(
  rows: readonly CodeEventRow[],
  schools: ChannelDocument['schools'],
  nameOf: NameOf,
): EventEntry[] {
  const teams = listTeams(schools)
  const team = (id: number | null | undefined) => nameOf('teams', id)
  return eventsFile.parse(
    rows.flatMap(row => {
      const isMeet = row.home_team_id === null && row.teams.length > 0
      const home = team(row.home_team_id)
      const away = isMeet ? undefined : team(row.teams.find(id => id !== row.home_team_id))
      const meet = isMeet ? row.teams.flatMap(id => team(id) ?? []) : undefined
      const sport = nameOf('sports', row.event_category_id)
      const place = nameOf('locations', row.location_id)
      // What is over may refer to what the files have no more, and cannot be said in them.
      const isWhole = row.teams.every(team) && sport && (place || row.location_id === null)
      if (!isWhole) return []
      return {
        alias: row.alias,
        time: writeLocalTime(row.event_utc_ts, row.time_zone),
        minutes: row.planned_minutes,
        away,
        home,
        teams: meet,
        title:
          sameText(row.name, nameGame({ away, home }, teams)) && away !== undefined ? undefined : row.name,
        sport: teams.get(hostOf({ home, teams: meet }) ?? '')?.sport === sport ? undefined : sport,
        location: place,
        ...(row.price_from === 'game' && {
          type: row.type,
          base_price: row.base_price,
          service_fee: row.service_fee,
        }),
        description: row.description === '' ? undefined : row.description,
        image: nameOf('images', row.image_id),
        cancelled: row.cancelled_by !== null,
      }
    }),
  )
}
