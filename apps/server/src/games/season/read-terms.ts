import type { GameTerms } from '@grandstand/contract'
import { passKinds } from '@grandstand/contract'
import { amountDigits, readAmount, writeLocalTime } from '@grandstand/rules'
import type { GameFacts } from '../../catalogue/prices/index.ts'
import type { createNameMatcher } from './match-names.ts'
import { type DayOrder, readWhen } from './read-when.ts'
import type { Priced, SeasonDraft } from './season-draft.ts'
import type { RowProblem, SeasonInput } from './season-input.ts'

/** A row in the words of the channel. */
export interface ReadRow {
  row: number
  key: string | undefined
  /** As the row itself calls the game. */
  said: string
  /** All of a new game, with what rows do not say. */
  terms: GameTerms
  /** What the row does say. */
  given: Partial<GameTerms>
  isCancelled: boolean
  problems: RowProblem[]
}

interface Context {
  facts: GameFacts
  matcher: ReturnType<typeof createNameMatcher>
  order: DayOrder
  defaults: SeasonInput['defaults']
  time_zone: string
  currency: string
}

const maxTitle = 200
const maxDescription = 5_000

export function readTerms(
  draft: SeasonDraft,
  { facts, matcher, order, defaults, time_zone, currency }: Context,
): ReadRow {
  const problems: RowProblem[] = []
  const given: Partial<GameTerms> = {}
  const fail = (field: RowProblem['field'], code: RowProblem['code'], found: string) =>
    problems.push({ field, code, found: found.slice(0, 200) })

  const sport = draft.sport === undefined ? undefined : matcher.match('sports', draft.sport)
  if (draft.sport !== undefined && sport === undefined) fail('sport', 'unknown', draft.sport)
  const near = sport ?? null
  const sideOf = (field: 'away' | 'home', text: string | undefined, sportId: number | null) => {
    if (text === undefined) return undefined
    const team = matcher.match('teams', text, sportId)
    if (team === undefined) fail(field, 'unknown', text)
    return team
  }
  const home = sideOf('home', draft.home, near)
  // Both sides play the same sport.
  const away = sideOf('away', draft.away, near ?? facts.teams.get(home ?? 0)?.sport_id ?? null)
  if (draft.away !== undefined || draft.home !== undefined) {
    given.away_id = away ?? null
    given.home_id = home ?? null
    given.team_ids = []
  }
  if (draft.teams.length > 0) {
    const teams = draft.teams.map(text => matcher.match('teams', text, near))
    for (const [at, team] of teams.entries())
      if (team === undefined) fail('teams', 'unknown', draft.teams[at] ?? '')
    given.team_ids = teams.filter(team => team !== undefined)
    if (draft.teams.length === 1) fail('teams', 'one_team', draft.teams[0] ?? '')
    if (draft.home === undefined && draft.away === undefined)
      Object.assign(given, { away_id: null, home_id: null })
  }
  const host = home ?? given.team_ids?.[0]
  const usual = facts.teams.get(host ?? 0)?.sport_id
  if (sport !== undefined) given.sport_id = sport === usual ? null : sport

  const venue = draft.venue === undefined ? undefined : matcher.match('venues', draft.venue)
  if (draft.venue !== undefined && venue === undefined) fail('venue', 'unknown', draft.venue)
  if (venue !== undefined) given.venue_id = venue
  const zone = facts.venues.get(venue ?? 0)?.time_zone ?? time_zone
  const when = readWhen(draft, order)
  const found = [draft.day, draft.time].filter(Boolean).join(' ')
  if (draft.at) given.time = writeLocalTime(draft.at, zone)
  else if ('problem' in when) fail('time', when.problem, found)
  else given.time = when.text

  if (draft.minutes !== undefined) {
    const minutes = /^\d{1,5}(?:\.0+)?$/.test(draft.minutes) ? Number(draft.minutes) : 0
    if (minutes >= 1 && minutes <= 10_080) given.minutes = minutes
    else fail('minutes', 'number', draft.minutes)
  }
  if (draft.type !== undefined) {
    const type = passKinds.find(kind => kind === draft.type?.toLowerCase())
    if (type) given.type = type
    else fail('type', 'kind', draft.type)
  }
  for (const [key, priced] of [
    ['base_price', draft.price],
    ['service_fee', draft.fee],
  ] as const) {
    if (priced === undefined) continue
    const amount = readPriced(priced, currency)
    if (Number.isNaN(amount)) fail('price', 'money', priced.text)
    else given[key] = amount
  }
  const isPriced = [given.type, given.base_price, given.service_fee].some(each => each !== undefined)
  if (isPriced) Object.assign(given, ownPrice(given))
  if (Object.keys(draft.title).length > 0) given.title = draft.title
  if (Object.keys(draft.description).length > 0) given.description = draft.description
  if (Object.values(draft.title).some(text => text.length > maxTitle)) fail('title', 'too_long', '')
  if (Object.values(draft.description).some(text => text.length > maxDescription))
    fail('description', 'too_long', '')
  return {
    row: draft.row,
    key: draft.key,
    said: Object.values(draft.title)[0] ?? [draft.away, draft.home].filter(Boolean).join(' @ '),
    given,
    terms: {
      time: found,
      away_id: null,
      home_id: null,
      team_ids: [],
      title: {},
      venue_id: null,
      description: {},
      image_id: null,
      minutes: defaults.minutes,
      base_price: 0,
      service_fee: 0,
      // A row with a price and no word on who may watch is for holders of a pass and single buyers.
      type: (given.base_price ?? 0) + (given.service_fee ?? 0) > 0 ? 'paid' : 'free',
      // A row that says nothing of it costs what is usual.
      has_own_price: false,
      sport_id: usual === undefined ? defaults.sport_id : null,
    },
    isCancelled: draft.cancelled,
    problems,
  }
}

/** A game that is free has no price, even if it had one. */
function ownPrice({ type, base_price, service_fee }: Partial<GameTerms>): Partial<GameTerms> {
  const isGiven = type !== undefined && isFree(type)
  return {
    has_own_price: true,
    ...(isGiven && { base_price: base_price ?? 0, service_fee: service_fee ?? 0 }),
  }
}

const isFree = (type: GameTerms['type']) => type === 'free' || type === 'register'

/** `9.99`, `9,99`, `$9.99` or `9 €`, in minor units; NaN for what is no amount. */
function readPriced({ text, isMinor }: NonNullable<Priced>, currency: string): number {
  if (isMinor) return Number(text)
  const [, amount = ''] = /^[^\d-]{0,4}(\d.*?)\s*\D{0,4}$/.exec(text.trim()) ?? []
  // Spreadsheets write more digits than there are.
  return readAmount(amountDigits(currency) === 0 ? amount : amount.replace(/([.,]\d\d)\d+$/, '$1'), currency)
}
