import type { GameTerms } from '@grandstand/contract'
import {
  checkGamePrice,
  chooseMovedStatus,
  listSideFaults,
  readLocalTime,
  sideFields,
} from '@grandstand/rules'
import type { PlannedEvent } from '../../catalogue/events/index.ts'
import { type GameFacts, priceGame } from '../../catalogue/prices/index.ts'
import type { Channel } from '../../context/channel.ts'
import { localise, type StoredText } from '../../db/stored-text.ts'
import type { GameRow } from './game-store.ts'
import { nameGame } from './name-game.ts'

/** What is wrong, by field of the terms. */
export type GameFaults = Partial<Record<keyof GameTerms, string>>
export type Planning = { plan: Omit<PlannedEvent, 'id'> } | { faults: GameFaults }

export interface PlanContext {
  channel: Pick<Channel, 'settings'>
  facts: GameFacts
  now: Date
  /** The game as it is; without it, it is new. */
  before?: GameRow | undefined
}

/** What the terms make of a game, or what is wrong with them. */
export function planGame(terms: GameTerms, ctx: PlanContext): Planning {
  const { channel, facts, now, before } = ctx
  const { language } = channel.settings
  const venue = terms.venue_id === null ? undefined : facts.venues.get(terms.venue_id)
  const time_zone = venue?.time_zone ?? channel.settings.time_zone
  const time = readLocalTime(terms.time, time_zone)
  const host = terms.home_id ?? terms.team_ids[0]
  const sport = terms.sport_id ?? facts.teams.get(host ?? 0)?.sport_id
  const faults: GameFaults = { ...checkSides(terms), ...checkPrice(terms), ...checkNames(terms, ctx) }
  if ('problem' in time) faults.time = time.problem
  else {
    const moved = before?.event_utc_ts.getTime() !== time.at.getTime()
    const isOver = time.at.getTime() + terms.minutes * 60_000 <= now.getTime()
    if (before && moved && !canMove(before)) faults.time = 'begun'
    else if (moved && isOver) faults.time = 'past'
  }
  if (Object.keys(faults).length > 0 || sport === undefined || 'problem' in time) return { faults }
  const sides = [terms.away_id, terms.home_id].filter(side => side !== null)
  const own = terms.has_own_price ? terms : undefined
  const { price, from: price_from } = priceGame(facts, { own, host, sport })
  const name =
    writeText(terms.title, language) || nameGame(facts.teams, terms.away_id ?? 0, terms.home_id ?? 0)
  return {
    plan: {
      name,
      sort_name: localise(name, language, language),
      ...price,
      price_from,
      stream_status: before ? chooseMovedStatus(moveFacts(before), time.at, now) : 'upcoming',
      location_id: terms.venue_id,
      event_category_id: sport,
      event_utc_ts: time.at,
      planned_minutes: terms.minutes,
      time_zone,
      home_team_id: terms.home_id,
      description: writeText(terms.description, language),
      image_id: terms.image_id,
      cancelled_by: before?.cancelled_by ?? null,
      teams: terms.team_ids.length > 0 ? terms.team_ids : sides,
    },
  }
}

/** What was played stays where it was; what its time alone ended can be played later. */
export function canMove({
  stream_status,
  was_played,
}: Pick<GameRow, 'stream_status' | 'was_played'>): boolean {
  return stream_status === 'upcoming' || (stream_status === 'finished' && !was_played)
}

const moveFacts = (row: GameRow) => ({ ...row, is_bought: false, has_media: false })

function checkSides(terms: GameTerms): GameFaults {
  const faults = listSideFaults({
    away: terms.away_id ?? undefined,
    home: terms.home_id ?? undefined,
    teams: terms.team_ids.length > 0 ? terms.team_ids : undefined,
    hasTitle: Object.keys(terms.title).length > 0,
    hasSport: terms.sport_id !== null,
  })
  return {
    ...Object.fromEntries(faults.map(({ field, problem }) => [sideFields[field], problem])),
    ...(terms.team_ids.length === 1 && { team_ids: 'one_team' }),
  }
}

function checkPrice(terms: GameTerms): GameFaults {
  const problem = terms.has_own_price ? checkGamePrice(terms) : null
  if (problem === null) return {}
  return problem === 'no_price' ? { base_price: problem } : { type: problem }
}

/** What is retired stays with a game that has it, and comes to no other. */
function checkNames(terms: GameTerms, { facts, before, channel }: PlanContext): GameFaults {
  const faults: GameFaults = {}
  const isFree = (
    row: { id: number; retired_at: Date | null } | undefined,
    had: readonly (number | null)[],
  ) => row !== undefined && (row.retired_at === null || had.includes(row.id))
  const had = before?.teams ?? []
  for (const field of ['away_id', 'home_id'] as const) {
    const team = terms[field]
    if (team !== null && !isFree(facts.teams.get(team), had)) faults[field] = 'unknown'
  }
  if (!terms.team_ids.every(team => isFree(facts.teams.get(team), had))) faults.team_ids = 'unknown'
  if (
    terms.sport_id !== null &&
    !isFree(facts.sports.get(terms.sport_id), [before?.event_category_id ?? null])
  )
    faults.sport_id = 'unknown'
  if (terms.venue_id !== null && !isFree(facts.venues.get(terms.venue_id), [before?.location_id ?? null]))
    faults.venue_id = 'unknown'
  if (terms.image_id !== null && !facts.pictures.has(terms.image_id)) faults.image_id = 'unknown'
  const spoken = [...Object.keys(terms.title), ...Object.keys(terms.description)]
  if (!spoken.every(language => channel.settings.languages.includes(language))) faults.title = 'language'
  return faults
}

/** What is said in the channel's own language alone is said for all. */
function writeText(text: Record<string, string>, language: string): StoredText {
  const languages = Object.keys(text)
  if (languages.length === 0) return ''
  return languages.length === 1 && languages[0] === language ? (text[language] ?? '') : text
}
