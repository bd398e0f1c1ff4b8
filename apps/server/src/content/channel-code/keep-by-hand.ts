import type { GamePart } from '@grandstand/contract'
import type { CodeEventRow } from '../../catalogue/events/index.ts'
import { type Difference, diffValues } from './diff-channels.ts'
import type { ChannelDocument, EventEntry } from './files/channel-document.ts'
import { flattenSports } from './files/flatten-sports.ts'
import { listTeams } from './files/name-game.ts'

/** Fields that only make sense together stay together. */
const fieldsOf: Record<GamePart, readonly (keyof EventEntry)[]> = {
  sides: ['away', 'home', 'teams', 'title', 'sport'],
  schedule: ['time', 'minutes', 'location'],
  price: ['type', 'base_price', 'service_fee'],
  description: ['description'],
  picture: ['image'],
}

export interface KeptByHand {
  /** What the files want, with what people changed as they have it. */
  events: EventEntry[] | undefined
  /** Where the files differ, and what stays. */
  kept: Difference[]
  /** Parts in which the files agree with the person. */
  agreed: { id: number; part: GamePart }[]
}

/** The files never take back what a person changed of their games; they say so instead. */
export function keepByHand(
  wanted: ChannelDocument,
  stored: ChannelDocument,
  rows: readonly CodeEventRow[],
): KeptByHand {
  const entries = new Map(stored.events?.map(entry => [entry.alias, entry]))
  const touched = new Map(rows.filter(row => row.by_hand.length > 0).map(row => [row.alias, row]))
  const kept: Difference[] = []
  const agreed: KeptByHand['agreed'] = []
  const isNameable = listNames(wanted)
  const events = wanted.events?.flatMap(game => {
    const [row, entry] = [touched.get(game.alias), entries.get(game.alias)]
    if (!row) return [game]
    const path = `events[${game.alias}]`
    // Without an entry it has teams, a sport or a venue that the files cannot name: it stays as it is.
    if (!entry || !isNameable(entry, row)) {
      kept.push({ path, kind: 'kept' })
      return []
    }
    const merged: EventEntry = { ...game }
    for (const part of row.by_hand) {
      const [now, said] = [pick(entry, part), pick(game, part)]
      const differences = diffValues(path, said, now)
      kept.push(...differences.map(each => ({ ...each, kind: 'kept' as const })))
      if (differences.length === 0) agreed.push({ id: row.id, part })
      Object.assign(merged, now)
    }
    return [merged]
  })
  const names = new Set(wanted.events?.map(({ alias }) => alias))
  if (wanted.events)
    for (const { alias, stream_status } of touched.values())
      if (!names.has(alias) && stream_status === 'upcoming')
        kept.push({ path: `events[${alias}]`, kind: 'kept' })
  return { events, kept, agreed }
}

function pick(game: EventEntry, part: GamePart): Partial<EventEntry> {
  return Object.fromEntries(fieldsOf[part].map(field => [field, game[field]]))
}

/** Whether the files have all that a person's part of a game names. */
function listNames({ sports, locations, schools }: ChannelDocument) {
  const teams = listTeams(schools)
  const known = {
    sport: new Set(flattenSports(sports).map(({ sport }) => sport.alias)),
    location: new Set(locations.map(({ alias }) => alias)),
  }
  return (entry: EventEntry, { by_hand }: CodeEventRow) => {
    const sides = [entry.away, entry.home, ...(entry.teams ?? [])].filter(side => side !== undefined)
    const hasSides = sides.every(side => teams.has(side)) && (!entry.sport || known.sport.has(entry.sport))
    const hasPlace = entry.location === undefined || known.location.has(entry.location)
    return (hasSides || !by_hand.includes('sides')) && (hasPlace || !by_hand.includes('schedule'))
  }
}
