import type { capabilities } from '@grandstand/contract/constants'

/** What an order opens, as it was bought. Whatever becomes of its product, its sports and its team, this alone counts. */
export interface OrderScope {
  /** The game of a single purchase. */
  event_id: number | null
  /** Every sport, also future ones. An empty list does not mean this: it opens nothing. */
  all_categories: boolean
  /** The sports that were bought, and all that stood below them then. */
  event_categories: readonly number[]
  /** For sports up to this id it is settled whether they were bought; a newer one follows the sport above it. */
  newest_category_id: number
  is_team_pass: boolean
  /** The team of a team pass. */
  participant_id: number | null
  /** What its holder may do beyond watching. */
  capabilities: readonly (typeof capabilities)[number][]
}

export interface PackageFacts {
  id: number
  type: 'single_event' | 'package'
  is_team_pass: boolean
  /** Empty: all sports. */
  event_categories: readonly number[]
}

export interface SoldProduct {
  capabilities: OrderScope['capabilities']
  /** Null: a subscription, or a game that is sold without a package. */
  package: Omit<PackageFacts, 'id'> | null
}

interface Choice {
  event_id: number | null
  /** Null: all sports of the package. */
  event_category_id: number | null
  participant_id: number | null
}

interface Sport {
  id: number
  parent_id: number | null
}

/** What the product opens as it is now, for what the buyer has chosen of it. */
export function takeScope(product: SoldProduct, choice: Choice, sports: readonly Sport[]): OrderScope {
  const pass = product.package?.type === 'package' ? product.package : null
  const limits = pass
    ? [pass.event_categories, choice.event_category_id === null ? [] : [choice.event_category_id]].filter(
        ids => ids.length > 0,
      )
    : []
  const lines = sports.map(sport => lineOf(sport, sports))
  return {
    event_id: choice.event_id,
    all_categories: pass !== null && limits.length === 0,
    event_categories:
      limits.length === 0
        ? []
        : lines
            .filter(line => limits.every(ids => line.some(id => ids.includes(id))))
            .flatMap(([id]) => id ?? []),
    newest_category_id: Math.max(0, ...sports.map(({ id }) => id)),
    is_team_pass: pass?.is_team_pass ?? false,
    participant_id: choice.participant_id,
    capabilities: product.capabilities,
  }
}

/** The sport that a package is sold for: its only one, or the one that all its others stand below. Null: several, or all. */
export function soldSport({ package: pass }: SoldProduct, sports: readonly Sport[]): number | null {
  if (pass?.type !== 'package') return null
  const lines = sports
    .filter(({ id }) => pass.event_categories.includes(id))
    .map(sport => lineOf(sport, sports))
  const [top] = lines.flatMap(([id]) => id ?? []).filter(id => lines.every(line => line.includes(id)))
  return top ?? null
}

function lineOf(sport: Sport, sports: readonly Sport[]): number[] {
  const above = sports.find(({ id }) => id === sport.parent_id)
  return above ? [sport.id, ...lineOf(above, sports)] : [sport.id]
}

/** Whether the sport of a game was bought; `line` is the sport and those above it, from below. */
export function coversSport(
  scope: Pick<OrderScope, 'all_categories' | 'event_categories' | 'newest_category_id'>,
  line: readonly number[],
): boolean {
  if (scope.all_categories) return true
  const settled = line.find(id => id <= scope.newest_category_id)
  return settled !== undefined && scope.event_categories.includes(settled)
}

export function coversTeam(
  scope: Pick<OrderScope, 'is_team_pass' | 'participant_id'>,
  participantIds: readonly number[],
): boolean {
  if (!scope.is_team_pass) return true
  return scope.participant_id !== null && participantIds.includes(scope.participant_id)
}
