import type { GameTerms } from '@grandstand/contract'
import { checkGamePrice, listSideFaults, sideFields } from '@grandstand/rules'
import { readMoney } from '../../../platform/read-money.ts'
import { findTeam } from './team-labels.ts'

export const gameKinds = ['pair', 'meet', 'none'] as const
export type GameKind = (typeof gameKinds)[number]

export const gameFields = [
  'away_id',
  'home_id',
  'team_ids',
  'title',
  'sport_id',
  'venue_id',
  'day',
  'time',
  'minutes',
  'type',
  'base_price',
  'service_fee',
  'image_id',
] as const
type GameField = (typeof gameFields)[number]
type Typed = Record<GameField, string>

/** The form's own fields out of all that it has. */
export function pickFields(typed: Record<string, string>): Typed {
  const of = (name: GameField) => typed[name] ?? ''
  return {
    away_id: of('away_id'),
    home_id: of('home_id'),
    team_ids: of('team_ids'),
    title: of('title'),
    sport_id: of('sport_id'),
    venue_id: of('venue_id'),
    day: of('day'),
    time: of('time'),
    minutes: of('minutes'),
    type: of('type'),
    base_price: of('base_price'),
    service_fee: of('service_fee'),
    image_id: of('image_id'),
  }
}

type GameTexts = Pick<GameTerms, 'title' | 'description'>

/** The names of the fields that stand there once for each language. */
export function listTextFields(languages: readonly string[]): string[] {
  return languages.flatMap(code => [`title.${code}`, `description.${code}`])
}

/** Languages without a text are left out. */
export function readTexts(typed: Record<string, string>, languages: readonly string[]): GameTexts {
  const spoken = (name: keyof GameTexts) =>
    Object.fromEntries(
      languages
        .map(code => [code, typed[`${name}.${code}`]?.trim() ?? ''] as const)
        .filter(([, text]) => text !== ''),
    )
  return { title: spoken('title'), description: spoken('description') }
}

/** A game that has neither teams nor a title yet is to be one of two teams. */
export function kindOf({ team_ids, home_id, title }: GameTerms): GameKind {
  if (team_ids.length > 0) return 'meet'
  return home_id === null && Object.keys(title).length > 0 ? 'none' : 'pair'
}

const passKinds = ['free', 'register', 'paid', 'ppv'] as const

/** What is typed, as the calls take it; amounts and numbers that are none are NaN. */
export function readGameForm(
  kind: GameKind,
  typed: Typed,
  texts: GameTexts,
  labels: Map<number, string>,
): GameTerms {
  const lines = typed.team_ids.split('\n').filter(line => line.trim() !== '')
  const idOf = (text: string) => (text === '' ? null : Number(text))
  const has_own_price = typed.type !== 'usual'
  const type = passKinds.find(each => each === typed.type) ?? 'free'
  const isSold = type === 'paid' || type === 'ppv'
  return {
    time: `${typed.day} ${typed.time}`,
    minutes: /^\d{1,5}$/.test(typed.minutes) ? Number(typed.minutes) : Number.NaN,
    away_id: kind === 'pair' ? (findTeam(typed.away_id, labels) ?? null) : null,
    home_id: kind === 'pair' ? (findTeam(typed.home_id, labels) ?? null) : null,
    team_ids: kind === 'meet' ? lines.map(line => findTeam(line, labels) ?? 0) : [],
    sport_id: idOf(typed.sport_id),
    venue_id: idOf(typed.venue_id),
    image_id: idOf(typed.image_id),
    has_own_price,
    type,
    base_price: isSold ? readMoney(typed.base_price || '0') : 0,
    service_fee: isSold ? readMoney(typed.service_fee || '0') : 0,
    ...texts,
  }
}

/** What is wrong, by field: what the server would say, said at once. */
export function checkGameForm(
  kind: GameKind,
  typed: Typed,
  terms: GameTerms,
): Partial<Record<GameField, string | null>> {
  const faults: Partial<Record<GameField, string | null>> = {}
  const sides = listSideFaults({
    away: terms.away_id ?? undefined,
    home: terms.home_id ?? undefined,
    teams: kind === 'meet' ? terms.team_ids : undefined,
    hasTitle: Object.keys(terms.title).length > 0,
    hasSport: terms.sport_id !== null,
  })
  for (const { field, problem } of sides) faults[sideFields[field]] = problem
  if (kind === 'pair' && terms.away_id === null && typed.away_id.trim() !== '') faults.away_id = 'unknown'
  if (kind === 'pair' && terms.home_id === null) faults.home_id = 'unknown'
  if (kind === 'meet' && terms.team_ids.length < 2) faults.team_ids = 'one_team'
  if (terms.team_ids.includes(0)) faults.team_ids = 'unknown'
  if (!/^\d{4}-\d\d-\d\d$/.test(typed.day)) faults.day = 'no_time'
  if (!/^\d\d:\d\d$/.test(typed.time)) faults.time = 'no_time'
  if (!(terms.minutes >= 1 && terms.minutes <= 10_080)) faults.minutes = 'minutes'
  if (Number.isNaN(terms.base_price)) faults.base_price = 'money'
  else if (Number.isNaN(terms.service_fee)) faults.service_fee = 'money'
  else if (terms.has_own_price && checkGamePrice(terms) === 'no_price') faults.base_price = 'no_price'
  return faults
}

/** What the other one changed and I did not is theirs; what I changed is mine. */
export function mergeTerms(seen: GameTerms, mine: GameTerms, theirs: GameTerms): GameTerms {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const kept = Object.entries(mine).filter(
    ([field, value]) => !same(value, Object.entries(seen).find(([name]) => name === field)?.[1]),
  )
  return { ...theirs, ...Object.fromEntries(kept) }
}

/** The fields that are others in the second, in the form's order. */
export function listChangedFields(before: GameTerms, after: GameTerms): (keyof GameTerms)[] {
  const fields = [
    'away_id',
    'home_id',
    'team_ids',
    'title',
    'sport_id',
    'venue_id',
    'time',
    'minutes',
    'has_own_price',
    'type',
    'base_price',
    'service_fee',
    'description',
    'image_id',
  ] as const
  return fields.filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
