import type { GameTerms } from '@grandstand/contract'

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
