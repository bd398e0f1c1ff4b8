import type { SeasonName } from '@grandstand/contract'
import { foldName, nameWords, wordsDistance } from '@grandstand/rules'
import type { GameFacts } from '../../catalogue/prices/index.ts'
import { closestWord } from '../../content/channel-code/index.ts'
import type { StoredText } from '../../db/stored-text.ts'

export type NameChoices = Record<SeasonName['kind'], Record<string, number>>

/** To compare each of so many unknown names with all that are known would keep others waiting. */
const maxGuesses = 500

interface Named {
  id: number
  names: string[]
  words: string[][]
  sportId: number | null
}

const sayings = (text: StoredText) => (typeof text === 'string' ? [text] : Object.values(text))

/** Finds what the names of a file mean: chosen, known, or the closest; and remembers what was not exact. */
export function createNameMatcher({ teams, sports, venues }: GameFacts, choices: NameChoices) {
  const isListed = ({ retired_at }: { retired_at: Date | null }) => retired_at === null
  const sportNames = new Map([...sports.values()].map(sport => [sport.id, sayings(sport.name)]))
  const withWords = (named: Omit<Named, 'words'>): Named => {
    const names = [...new Set(named.names.map(foldName))]
    return { ...named, names, words: names.map(nameWords) }
  }
  const named: Record<SeasonName['kind'], Omit<Named, 'words'>[]> = {
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
      ],
    })),
    sports: [...sports.values()]
      .filter(isListed)
      .map(({ id, alias, name }) => ({ id, sportId: null, names: [alias, ...sayings(name)] })),
    venues: [...venues.values()].filter(isListed).map(({ id, alias, name, city }) => ({
      id,
      sportId: null,
      names: [
        alias,
        ...sayings(name),
        ...sayings(name).flatMap(each => sayings(city).map(in_ => `${each} ${in_}`)),
      ],
    })),
  }
  const known = {
    teams: named.teams.map(withWords),
    sports: named.sports.map(withWords),
    venues: named.venues.map(withWords),
  }
  const index = (kind: SeasonName['kind']) => {
    const byName = new Map<string, Named[]>()
    for (const one of known[kind])
      for (const name of one.names) byName.set(name, [...(byName.get(name) ?? []), one])
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
    const found = near === undefined ? findByWords(kind, name, sportId) : (indexes[kind].get(near) ?? [])
    const id = (found.find(one => one.sportId === sportId) ?? found[0])?.id ?? null
    guesses.set(asked, id)
    return id
  }

  /** "River Bend" is River Bend Bears: the words of a name, or their beginnings. */
  function findByWords(kind: SeasonName['kind'], name: string, sportId: number | null): Named[] {
    const wanted = nameWords(name)
    if (wanted.length === 0) return []
    const near = known[kind]
      .filter(one => sportId === null || one.sportId === null || one.sportId === sportId)
      .flatMap(one => {
        const far = one.words.flatMap(words => wordsDistance(wanted, words) ?? [])
        return far.length === 0 ? [] : [{ one, far: Math.min(...far) }]
      })
      .toSorted((a, b) => a.far - b.far)
    return near.map(({ one }) => one)
  }

  /** Undefined: nothing is close, or several are meant. */
  function match(kind: SeasonName['kind'], text: string, sportId: number | null = null): number | undefined {
    const name = foldName(text)
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
