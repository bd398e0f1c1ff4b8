import type { GameChoices, GameTerms } from '@grandstand/contract'
import { checkGamePrice, listSideFaults, readAmount, sideFields } from '@grandstand/rules'
import { type Priced, showAmount, usualPrice } from './usual-price.ts'

export const gameKinds = ['pair', 'meet', 'none'] as const
export type GameKind = (typeof gameKinds)[number]

/** How fans get in. A pass opens `both` too; `pass` is not sold singly. */
export const offers = ['both', 'single', 'pass', 'free'] as const
export type Offer = (typeof offers)[number]

/** A game while it is typed. */
export interface GameDraft {
  kind: GameKind
  /** Narrows the teams, and is the game's. */
  sport_id: number | null
  away_id: number | null
  home_id: number | null
  team_ids: number[]
  day: string
  time: string
  minutes: string
  /** `home`: where the home side played last. */
  venue: number | 'home' | null
  /** Null: what is usual. */
  offer: Offer | null
  /** What fans pay, with the fee. */
  amount: string
  fee: string
  needs_account: boolean
  title: Record<string, string>
  description: Record<string, string>
  image_id: number | null
  /** Empty: none is made. */
  camera: string
}

/** A game that has neither teams nor a title yet is to be one of two teams. */
function kindOf({ team_ids, home_id, title }: GameTerms): GameKind {
  if (team_ids.length > 0) return 'meet'
  return home_id === null && Object.keys(title).length > 0 ? 'none' : 'pair'
}

export function offerOf({ type, base_price, service_fee }: Priced): Offer {
  if (type === 'ppv') return 'single'
  if (type !== 'paid') return 'free'
  return base_price + service_fee > 0 ? 'both' : 'pass'
}

interface Beginning {
  camera: string
  /** Of a new game, until a home side says another. */
  isNew: boolean
}

export function draftOf(terms: GameTerms, choices: GameChoices, { camera, isNew }: Beginning): GameDraft {
  const [day = '', time = ''] = terms.time.split(/[ T]/)
  const host = choices.teams.find(({ id }) => id === (terms.home_id ?? terms.team_ids[0]))
  return {
    kind: kindOf(terms),
    sport_id: terms.sport_id ?? host?.sport_id ?? (isNew ? (sportsToOffer(choices)[0]?.id ?? null) : null),
    away_id: terms.away_id,
    home_id: terms.home_id,
    team_ids: terms.team_ids,
    day,
    time: time.slice(0, 5),
    minutes: String(terms.minutes),
    venue: isNew && terms.venue_id === null ? 'home' : terms.venue_id,
    offer: terms.has_own_price ? offerOf(terms) : null,
    amount: showAmount(terms.base_price + terms.service_fee, choices.currency),
    fee: showAmount(terms.service_fee, choices.currency),
    needs_account: terms.type === 'register',
    title: terms.title,
    description: terms.description,
    image_id: terms.image_id,
    camera,
  }
}

export function venueOf({ venue, home_id, kind }: GameDraft, { teams }: GameChoices): number | null {
  if (venue !== 'home') return venue
  return (kind === 'pair' && teams.find(({ id }) => id === home_id)?.venue_id) || null
}

/** The sides, the sport and the venue, as the calls take them. */
function placeOf(draft: GameDraft, choices: GameChoices) {
  const { kind, team_ids, sport_id } = draft
  const home_id = kind === 'pair' ? draft.home_id : null
  const teams = kind === 'meet' ? team_ids : []
  const host = choices.teams.find(({ id }) => id === (home_id ?? teams[0]))
  return {
    away_id: kind === 'pair' ? draft.away_id : null,
    home_id,
    team_ids: teams,
    sport_id: host?.sport_id === sport_id ? null : sport_id,
    venue_id: venueOf(draft, choices),
  }
}

/** What it would cost without a price of its own. */
export function usualOf(draft: GameDraft, choices: GameChoices) {
  return usualPrice(choices, placeOf(draft, choices))
}

/** What is typed of the price; amounts that are none are NaN. */
export function priceOf(draft: GameDraft, choices: GameChoices): Priced {
  const { offer, needs_account } = draft
  if (offer === null) return usualOf(draft, choices).price
  if (offer === 'free') return { type: needs_account ? 'register' : 'free', base_price: 0, service_fee: 0 }
  if (offer === 'pass') return { type: 'paid', base_price: 0, service_fee: 0 }
  const service_fee = readAmount(draft.fee || '0', choices.currency)
  return {
    type: offer === 'single' ? 'ppv' : 'paid',
    base_price: readAmount(draft.amount || '0', choices.currency) - service_fee,
    service_fee,
  }
}

/** Languages without a text are left out. */
const spoken = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([code, text]) => [code, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  )

export function readDraft(draft: GameDraft, choices: GameChoices): GameTerms {
  return {
    ...placeOf(draft, choices),
    time: `${draft.day} ${draft.time}`,
    minutes: /^\d{1,5}$/.test(draft.minutes) ? Number(draft.minutes) : Number.NaN,
    title: spoken(draft.title),
    description: spoken(draft.description),
    image_id: draft.image_id,
    has_own_price: draft.offer !== null,
    ...priceOf(draft, choices),
  }
}

/** What is wrong, by field: what the server would say, said at once. */
export function checkDraft(
  draft: GameDraft,
  choices: GameChoices,
  { isNew }: { isNew: boolean },
): Record<string, string | null> {
  const terms = readDraft(draft, choices)
  const faults: Record<string, string | null> = {}
  const sides = listSideFaults({
    away: terms.away_id ?? undefined,
    home: terms.home_id ?? undefined,
    teams: draft.kind === 'meet' ? terms.team_ids : undefined,
    hasTitle: Object.keys(terms.title).length > 0,
    hasSport: terms.sport_id !== null,
  })
  for (const { field, problem } of sides) faults[sideFields[field]] = problem
  if (draft.kind === 'pair') {
    // Two sides are asked for: neither is a title's or a sport's fault.
    faults.title = faults.sport_id = null
    if (terms.away_id === null) faults.away_id = 'away_missing'
    if (terms.home_id === null) faults.home_id = 'home_missing'
  }
  if (draft.kind === 'meet' && terms.team_ids.length < 2) faults.team_ids = 'one_team'
  faults[`title.${choices.languages[0]}`] = faults.title ?? null
  if (!/^\d{4}-\d\d-\d\d$/.test(draft.day)) faults.day = 'day_missing'
  if (!/^\d\d:\d\d$/.test(draft.time)) faults.time = 'no_time'
  if (!(terms.minutes >= 1 && terms.minutes <= 10_080)) faults.minutes = 'minutes'
  faults.base_price = checkPrice(draft, choices, { ...terms, isNew })
  return faults
}

function checkPrice(
  draft: GameDraft,
  choices: GameChoices,
  { isNew, ...price }: Priced & { isNew: boolean },
): string | null {
  // Nobody gives a game away by saying nothing.
  if (draft.offer === null) return isNew && usualOf(draft, choices).from === 'none' ? 'no_usual' : null
  if (Number.isNaN(price.base_price) || Number.isNaN(price.service_fee)) return 'money'
  if (price.base_price < 0) return 'below_fee'
  const isSold = draft.offer === 'both' || draft.offer === 'single'
  return (isSold && price.base_price + price.service_fee === 0) || checkGamePrice(price) === 'no_price'
    ? 'no_price'
    : null
}

/** The teams of a sport, and of those below it. */
export function teamsOf(sportId: number | null, { teams, sports }: GameChoices) {
  if (sportId === null) return teams
  const line = new Set([sportId])
  for (const { id, parent_id } of sports) if (parent_id !== null && line.has(parent_id)) line.add(id)
  return teams.filter(({ sport_id }) => line.has(sport_id))
}

/** Another sport: the same schools play it, where they have a team in it. */
export function withSport(draft: GameDraft, sportId: number, choices: GameChoices): GameDraft {
  const there = teamsOf(sportId, choices)
  const moved = (id: number | null) => {
    const school = choices.teams.find(team => team.id === id)?.school_id
    return there.find(team => team.id === id)?.id ?? there.find(team => team.school_id === school)?.id ?? null
  }
  return {
    ...draft,
    sport_id: sportId,
    away_id: moved(draft.away_id),
    home_id: moved(draft.home_id),
    team_ids: draft.team_ids.flatMap(id => moved(id) ?? []),
  }
}

/** Sports that somebody plays, the one of the last game first. */
export function sportsToOffer({ sports, teams, last_game }: GameChoices) {
  const played = new Set(teams.map(({ sport_id }) => sport_id))
  const offered = sports.filter(({ id }) => played.size === 0 || played.has(id))
  return offered.toSorted(
    (a, b) => Number(b.id === last_game?.sport_id) - Number(a.id === last_game?.sport_id),
  )
}
