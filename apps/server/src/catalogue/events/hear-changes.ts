import type { EventChanges } from '@grandstand/contract'
import type { HeardChanges } from '../../context/event-feed.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'

/** What one listener gets; the same object for all viewers. */
export function hearChanges(changes: HeardChanges, operator: OperatorAccount | null): EventChanges {
  const { privately, ...open } = changes
  if (operator !== null) return { ...open, items: [...open.items, ...privately] }
  const known = heard.get(changes) ?? open
  heard.set(changes, known)
  return known
}

const heard = new WeakMap<HeardChanges, EventChanges>()
