import { newId } from '../api/new-id.ts'
import type { Delivery } from '../objects/delivery.ts'
import type { Event } from '../objects/event.ts'
import type { Settings } from '../objects/settings.ts'
import { settingsOf } from '../state/settings.ts'
import type { OpenTransaction } from '../state/transaction.ts'

export type Target = { url: string; secret: string; types: string[]; isConnect: boolean }

/** The events of a change get their deliveries in the same change, so that a kill loses neither. */
export function planDeliveries(
  tx: OpenTransaction,
  account: string,
  targets: Target[],
  nowMs: number,
): Delivery[] {
  const { webhooks } = settingsOf(tx)
  return newEvents(tx).flatMap(event => {
    const wanting = targets.filter(({ types }) => types.some(type => matches(type, event.type)))
    const deliveries = wanting.flatMap(target => plan(event, target, account, webhooks, nowMs))
    for (const delivery of deliveries) tx.put('delivery', delivery)
    tx.put('event', { ...event, pending_webhooks: wanting.length })
    return deliveries
  })
}

function newEvents(tx: OpenTransaction): Event[] {
  return tx.changes().flatMap(({ kind, id }) => {
    const event = kind === 'event' ? tx.find('event', id) : undefined
    return event ? [event] : []
  })
}

function plan(
  event: Event,
  { url, secret }: Target,
  account: string,
  { mode, copies, delayMs, jitterMs, types }: Settings['webhooks'],
  nowMs: number,
): Delivery[] {
  const isMeant = types.length === 0 || types.some(type => matches(type, event.type))
  const state = !isMeant || mode === 'deliver' ? 'due' : mode === 'hold' ? 'held' : 'dropped'
  return Array.from({ length: isMeant ? copies : 1 }, () => ({
    id: newId('dlv'),
    event: event.id,
    account,
    url,
    secret,
    state,
    attempts: 0,
    dueAt: isMeant ? nowMs + delayMs + Math.floor(Math.random() * jitterMs) : nowMs,
    lastStatus: null,
  }))
}

function matches(pattern: string, type: string): boolean {
  return (
    pattern === '*' || pattern === type || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1)))
  )
}
