import { writeLocalTime } from '@grandstand/rules'
import type { CodeEventRow } from '../../../catalogue/events/index.ts'
import { sameText } from '../../../db/stored-text.ts'
import { type ChannelDocument, type EventEntry, eventsFile } from '../files/channel-document.ts'
import { hostOf, listTeams, nameGame } from '../files/name-game.ts'

type NameById = (id: number | undefined) => string | undefined

/** Stored games as the files would name them. */
export function readEvents(
  rows: readonly CodeEventRow[],
  schools: ChannelDocument['schools'],
  names: Record<'team' | 'sport' | 'location' | 'picture', NameById>,
): EventEntry[] {
  const teams = listTeams(schools)
  return eventsFile.parse(
    rows.flatMap(row => {
      const isMeet = row.home_team_id === null && row.teams.length > 0
      const home = names.team(row.home_team_id ?? undefined)
      const away = isMeet ? undefined : names.team(row.teams.find(id => id !== row.home_team_id))
      const meet = isMeet ? row.teams.flatMap(id => names.team(id) ?? []) : undefined
      const sport = names.sport(row.event_category_id)
      const place = names.location(row.location_id ?? undefined)
      // What is over may refer to what the files have no more, and cannot be said in them.
      const isWhole = row.teams.every(names.team) && sport && (place || row.location_id === null)
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
        image: names.picture(row.image_id ?? undefined),
        cancelled: row.cancelled_by !== null,
      }
    }),
  )
}
