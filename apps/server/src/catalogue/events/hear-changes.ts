import type { EventChanges } from '@grandstand/contract'
import { hideChangedScores, isScoreHidden } from '@grandstand/rules'
import type { HeardChanges } from '../../context/event-feed.ts'
import type { EventCaller } from '../../context/session.ts'

export type Listener = Pick<EventCaller, 'operator' | 'shownScores'>

/** How one listener gets changes; the same objects for all viewers who hide nothing. */
export async function openEars(listener: Listener): Promise<(changes: HeardChanges) => EventChanges> {
  const [operator, shown] = await Promise.all([listener.operator(), listener.shownScores()])
  return changes => {
    const { privately, ...open } = changes
    if (operator !== null || shown !== 'all') {
      const items = operator === null ? open.items : [...open.items, ...privately]
      return {
        ...open,
        items: items.map(each => (isScoreHidden(each, shown) ? hideChangedScores(each) : each)),
      }
    }
    const known = heard.get(changes) ?? open
    heard.set(changes, known)
    return known
  }
}

const heard = new WeakMap<HeardChanges, EventChanges>()
