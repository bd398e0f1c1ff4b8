import { newId } from '../api/new-id.ts'
import type { Delivery } from '../objects/delivery.ts'
import type { Event } from '../objects/event.ts'
import type { Settings } from '../objects/settings.ts'
import { settingsOf } from '../state/settings.ts'
import type { OpenTransaction } from '../state/transaction.ts'
import type { Target } from './list-targets.ts'

/** The events of a change get their deliveries in the same change, so that a kill loses neither. */
export function planDeliveries(
  tx: OpenTransaction,
  account: string,
  targets: Target[],
  nowMs: number,
): Delivery[] {
  const { webhooks } = settingsOf(tx)
  return newEvents(tx).flatMap(event => {
    const wanting = targetsOf(event, targets)
    const deliveries = wanting.flatMap(target => plan(event, target, account, webhooks, nowMs))
    for (const delivery of deliveries) tx.put('delivery', delivery)
    tx.put('event', { ...event, pending_webhooks: wanting.length })
    return deliveries
  })
}

/** The targets that want it. */
export function targetsOf(event: Event, targets: Target[]): Target[] {
  return targets.filter(({ types }) => types.some(type => matchesType(type, event.type)))
}

export function newDelivery(event: Event, { endpoint }: Target, account: string, nowMs: number): Delivery {
  return {
    id: newId('dlv'),
    event: event.id,
    account,
    endpoint,
    state: 'due',
    attempts: 0,
    plannedAt: nowMs,
    dueAt: nowMs,
    lastStatus: null,
  }
}

function newEvents(tx: OpenTransaction): Event[] {
  return tx.changes().flatMap(({ kind, id }) => {
    const event = kind === 'event' ? tx.find('event', id) : undefined
    return event ? [event] : []
  })
}

function plan(
  event: Event,
  target: Target,
  account: string,
  { mode, copies, delayMs, jitterMs, types }: Settings['webhooks'],
  nowMs: number,
): Delivery[] {
  const isMeant = types.length === 0 || types.some(type => matchesType(type, event.type))
  if (!isMeant) return [newDelivery(event, target, account, nowMs)]
  const state = { deliver: 'due', hold: 'held', drop: 'dropped' } as const
  return Array.from({ length: copies }, () => ({
    ...newDelivery(event, target, account, nowMs),
    state: state[mode],
    dueAt: nowMs + delayMs + Math.floor(Math.random() * jitterMs),
  }))
}

export function matchesType(pattern: string, type: string): boolean {
  return (
    pattern === '*' || pattern === type || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1)))
  )
}
