import type { passKinds } from '@grandstand/contract/constants'

/** The teams, by any kind of name: away and home, or all teams of a meet. */
export interface GameSides<Team> {
  away: Team | undefined
  home: Team | undefined
  /** Of a meet; undefined: none. */
  teams: readonly Team[] | undefined
  hasTitle: boolean
  hasSport: boolean
}

export type SideProblem =
  | 'home_missing'
  | 'same_team'
  | 'title_missing'
  | 'sport_missing'
  | 'both_kinds'
  | 'team_twice'
  | 'meet_title_missing'
export interface SideFault {
  field: 'away' | 'home' | 'teams' | 'title' | 'sport'
  problem: SideProblem
}

/** Where each of them is in the terms of a game. */
export const sideFields = {
  away: 'away_id',
  home: 'home_id',
  teams: 'team_ids',
  title: 'title',
  sport: 'sport_id',
} as const

/** What is wrong with the teams; empty: nothing. */
export function listSideFaults<Team>(game: GameSides<Team>): SideFault[] {
  const { away, home, teams, hasTitle, hasSport } = game
  if (teams) return listMeetFaults(game, teams)
  if (away !== undefined && home === undefined) return [{ field: 'home', problem: 'home_missing' }]
  const faults: SideFault[] = []
  if (away !== undefined && away === home) faults.push({ field: 'away', problem: 'same_team' })
  if (away === undefined && !hasTitle) faults.push({ field: 'title', problem: 'title_missing' })
  if (home === undefined && !hasSport) faults.push({ field: 'sport', problem: 'sport_missing' })
  return faults
}

function listMeetFaults<Team>(
  { away, home, hasTitle }: GameSides<Team>,
  teams: readonly Team[],
): SideFault[] {
  const faults: SideFault[] = []
  if (away !== undefined || home !== undefined) faults.push({ field: 'teams', problem: 'both_kinds' })
  if (new Set(teams).size !== teams.length) faults.push({ field: 'teams', problem: 'team_twice' })
  if (!hasTitle) faults.push({ field: 'title', problem: 'meet_title_missing' })
  return faults
}

export interface GamePrice {
  type: (typeof passKinds)[number]
  base_price: number
  service_fee: number
}
export type PriceProblem = 'free_with_price' | 'no_price'

export function checkGamePrice({ type, base_price, service_fee }: GamePrice): PriceProblem | null {
  const price = base_price + service_fee
  if (price > 0 && (type === 'free' || type === 'register')) return 'free_with_price'
  return price === 0 && type === 'ppv' ? 'no_price' : null
}
