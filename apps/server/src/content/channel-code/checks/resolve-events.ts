import {
  checkGamePrice,
  type LocalTime,
  listSideFaults,
  readLocalTime,
  type SideProblem,
  writeLocalTime,
} from '@grandstand/rules'
import { sameText } from '../../../db/stored-text.ts'
import type { EventEntry } from '../files/channel-document.ts'
import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { hostOf, listTeams, nameGame } from '../files/name-game.ts'

/** The games in the one way in which they are compared: by alias, at times of their zone, without what goes without saying. */
export function resolveEvents(parts: ChannelParts): {
  events: EventEntry[] | undefined
  problems: Problem[]
} {
  const {
    'events.yaml': part,
    'channel.yaml': channel,
    'locations.yaml': locations,
    'schools.yaml': schools,
  } = parts
  if (!part || !channel || !locations || !schools) return { events: undefined, problems: [] }
  const teams = listTeams(schools.value)
  const zones = new Map(locations.value.map(({ alias, time_zone }) => [alias, time_zone]))
  const problems: Problem[] = []
  const events = part.value.map((game, index) => {
    const zone = (game.location !== undefined && zones.get(game.location)) || channel.value.time_zone
    const time = readLocalTime(game.time, zone)
    const faults = [...checkTime(time, game.time, zone), ...checkSides(game), ...checkPrice(game)]
    for (const [key, message] of faults)
      problems.push({ ...part.source.positionOf([index, key]), message: `${key}: ${message}` })
    const { sport, title, ...rest } = game
    const isUsual = teams.get(hostOf(game) ?? '')?.sport === sport
    const isPlain = title !== undefined && sameText(title, nameGame(game, teams))
    return {
      ...rest,
      ...(sport !== undefined && !isUsual && { sport }),
      ...(title !== undefined && !isPlain && { title }),
      time: 'at' in time ? writeLocalTime(time.at, zone) : game.time,
    }
  })
  return { events: events.toSorted((a, b) => (a.alias < b.alias ? -1 : 1)), problems }
}

type Fault = [key: keyof EventEntry, message: string]

function checkTime(time: LocalTime, text: string, zone: string): Fault[] {
  if ('at' in time) return []
  const faults = {
    no_time: `expected a time like 2026-11-20 19:00, or 2026-11-20T19:00-05:00, found ${JSON.stringify(text)}`,
    skipped: `expected a time that there is, found ${text}, which clocks in ${zone} skip`,
    twice: `expected an offset like -05:00 behind ${text}, which clocks in ${zone} show twice`,
  }
  return [['time', faults[time.problem]]]
}

const sideMessages: Record<SideProblem, (game: EventEntry) => string> = {
  home_missing: () => 'expected the alias of a team, found nothing',
  same_team: ({ away }) => `expected another team than home, found ${away}`,
  title_missing: () => 'expected a title, or teams in away and home, found nothing',
  sport_missing: () => 'expected the alias of a sport, found nothing',
  both_kinds: () => 'expected the teams of a meet, or away and home, found both',
  team_twice: ({ teams = [] }) =>
    `expected each team once, found ${teams.find((team, index) => teams.indexOf(team) !== index)} again`,
  meet_title_missing: () => 'expected a title for a meet, found nothing',
}

function checkSides(game: EventEntry): Fault[] {
  const { away, home, teams, title, sport } = game
  const sides = { away, home, teams, hasTitle: title !== undefined, hasSport: sport !== undefined }
  return listSideFaults(sides).map(({ field, problem }) => [field, sideMessages[problem](game)])
}

function checkPrice(game: EventEntry): Fault[] {
  const problem = checkGamePrice({ ...game, type: game.type ?? 'free' })
  if (problem === 'free_with_price')
    return [['type', `expected paid or ppv for a game that has a price, found ${game.type ?? 'nothing'}`]]
  return problem
    ? [['base_price', 'expected a price, for a ppv game is sold singly alone, found nothing']]
    : []
}
