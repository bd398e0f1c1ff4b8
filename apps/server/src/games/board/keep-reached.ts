import type { Event } from '@grandstand/contract'

export interface Reached {
  /** The moment of the caller's picture. */
  until?: string | undefined
}

/** Viewers who hide scores learn only what their picture has shown; without a picture, nothing. */
export function keepReached<Item extends { at: string }>(
  { is_score_hidden: isHidden }: Pick<Event, 'is_score_hidden'>,
  { until }: Reached,
  items: Item[],
): Item[] {
  if (!isHidden) return items
  if (until === undefined) return []
  return items.filter(({ at }) => Date.parse(at) <= Date.parse(until))
}
