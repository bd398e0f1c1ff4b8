import type { SeasonName } from '@grandstand/contract'
import type { GameFacts } from '../../catalogue/prices/index.ts'
import { closestWord } from '../../content/channel-code/index.ts'
import type { StoredText } from '../../db/stored-text.ts'

export type NameChoices = Record<SeasonName['kind'], Record<string, number>>

/** To compare each of so many unknown names with all that are known would keep others waiting. */
const maxGuesses = 500

interface Named {
  id: number
  names: string[]
  sportId: number | null
}

/** Letters and digits alone, without case and accents. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const sayings = (text: StoredText) => (typeof text === 'string' ? [text] : Object.values(text))

/** Finds what the names of a file mean: chosen, known, or the closest; and remembers what was not exact. */
export function createNameMatcher({ teams, sports, venues }: GameFacts, choices: NameChoices) {
  const isListed = ({ retired_at }: { retired_at: Date | null }) => retired_at === null
  const sportNames = new Map([...sports.values()].map(sport => [sport.id, sayings(sport.name)]))
  const known: Record<SeasonName['kind'], Named[]> = {
    teams: [...teams.values()].filter(isListed).map(team => ({
      id: team.id,
      sportId: team.sport_id,
      names: [
        team.alias,
        team.short_name,
        ...sayings(team.name),
        ...sayings(team.school),
        ...sayings(team.school).flatMap(school =>
          (sportNames.get(team.sport_id) ?? []).map(sport => `${school} ${sport}`),
        ),
      ].map(fold),
    })),
    sports: [...sports.values()]
      .filter(isListed)
      .map(({ id, alias, name }) => ({ id, sportId: null, names: [alias, ...sayings(name)].map(fold) })),
    venues: [...venues.values()].filter(isListed).map(({ id, alias, name, city }) => ({
      id,
      sportId: null,
      names: [
        alias,
        ...sayings(name),
        ...sayings(name).flatMap(each => sayings(city).map(in_ => `${each} ${in_}`)),
      ].map(fold),
    })),
  }
  const index = (kind: SeasonName['kind']) => {
    const byName = new Map<string, Named[]>()
    for (const one of known[kind])
      for (const name of new Set(one.names)) byName.set(name, [...(byName.get(name) ?? []), one])
    return byName
  }
  const indexes = { teams: index('teams'), sports: index('sports'), venues: index('venues') }
  const unsure = new Map<string, SeasonName>()
  const guesses = new Map<string, number | null>()

  function guess(kind: SeasonName['kind'], name: string, sportId: number | null): number | null {
    const asked = `${kind} ${sportId ?? ''} ${name}`
    const before = guesses.get(asked)
    if (before !== undefined) return before
    if (guesses.size >= maxGuesses) return null
    const near = closestWord(name, [...indexes[kind].keys()])
    const found = near === undefined ? [] : (indexes[kind].get(near) ?? [])
    const id = (found.find(one => one.sportId === sportId) ?? found[0])?.id ?? null
    guesses.set(asked, id)
    return id
  }

  /** Undefined: nothing is close, or several are meant. */
  function match(kind: SeasonName['kind'], text: string, sportId: number | null = null): number | undefined {
    const name = fold(text)
    const chosen = choices[kind][text.trim().toLowerCase()]
    const found = indexes[kind].get(name) ?? []
    const fitting = sportId === null ? found : found.filter(one => one.sportId === sportId)
    const sure = fitting.length === 1 ? fitting : found.length === 1 ? found : []
    if (chosen === undefined && sure[0]) return sure[0].id
    const id = chosen ?? fitting[0]?.id ?? found[0]?.id ?? guess(kind, name, sportId)
    const asked = `${kind} ${text.trim().toLowerCase()}`
    const before = unsure.get(asked)
    unsure.set(asked, { kind, text: text.trim(), id, rows: (before?.rows ?? 0) + 1 })
    return id ?? undefined
  }

  return { match, listUnsure: (): SeasonName[] => [...unsure.values()].slice(0, maxGuesses) }
}
