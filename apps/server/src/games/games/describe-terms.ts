import { createHash } from 'node:crypto'
import { type GamePart, type GameTerms, gameParts } from '@grandstand/contract'
import { writeLocalTime } from '@grandstand/rules'
import type { GameFacts } from '../../catalogue/prices/index.ts'
import { type StoredText, sameText } from '../../db/stored-text.ts'
import type { GameRow } from './game-store.ts'
import { nameGame } from './name-game.ts'

type Planned = Omit<
  GameRow,
  'source_key' | 'sort_name' | 'stream_status' | 'cancelled_by' | 'by_hand' | 'was_played'
>

/** A stored game as its form has it: in one way alone, so that two can be compared. */
export function describeTerms(row: Planned, { teams }: GameFacts, language: string): GameTerms {
  const isMeet = row.home_team_id === null && row.teams.length > 0
  const away = isMeet ? undefined : row.teams.find(id => id !== row.home_team_id)
  const host = row.home_team_id ?? row.teams[0]
  const isUsual = host !== undefined && teams.get(host)?.sport_id === row.event_category_id
  const isPlain =
    away !== undefined &&
    row.home_team_id !== null &&
    sameText(row.name, nameGame(teams, away, row.home_team_id))
  return {
    time: writeLocalTime(row.event_utc_ts, row.time_zone),
    minutes: row.planned_minutes,
    away_id: away ?? null,
    home_id: row.home_team_id,
    team_ids: isMeet ? row.teams : [],
    title: isPlain ? {} : spell(row.name, language),
    sport_id: isUsual ? null : row.event_category_id,
    venue_id: row.location_id,
    has_own_price: row.price_from === 'game',
    type: row.type,
    base_price: row.base_price,
    service_fee: row.service_fee,
    description: spell(row.description, language),
    image_id: row.image_id,
  }
}

/** A text that is said once is said in the channel's own language. */
function spell(text: StoredText, language: string): Record<string, string> {
  if (typeof text === 'string') return text === '' ? {} : { [language]: text }
  return Object.fromEntries(Object.entries(text).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export function hashTerms(terms: GameTerms): string {
  return createHash('sha256').update(JSON.stringify(terms)).digest('base64url').slice(0, 22)
}

const fieldsOf: Record<GamePart, readonly (keyof GameTerms)[]> = {
  sides: ['away_id', 'home_id', 'team_ids', 'title', 'sport_id'],
  schedule: ['time', 'minutes', 'venue_id'],
  price: ['has_own_price', 'type', 'base_price', 'service_fee'],
  description: ['description'],
  picture: ['image_id'],
}

/** The parts in which the two differ. */
export function listChangedParts(before: GameTerms, after: GameTerms): GamePart[] {
  const say = (terms: GameTerms, fields: readonly (keyof GameTerms)[]) =>
    JSON.stringify(fields.map(field => terms[field]))
  return gameParts.filter(part => say(before, fieldsOf[part]) !== say(after, fieldsOf[part]))
}
