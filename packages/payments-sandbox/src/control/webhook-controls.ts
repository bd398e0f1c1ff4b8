import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import type { Params } from '../api/params.ts'
import { readChoice, readText, readTexts, readWhole } from '../api/read-params.ts'
import type { Delivery } from '../objects/delivery.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { settingsOf } from '../state/settings.ts'
import { listTargets } from '../webhooks/list-targets.ts'
import { matchesType, newDelivery, targetsOf } from '../webhooks/plan-deliveries.ts'
import type { ControlRoute } from './control-route.ts'

export const webhookControls: ControlRoute[] = [
  { method: 'POST', path: '/sandbox/webhooks', run: setWebhooks },
  { method: 'POST', path: '/sandbox/webhooks/release', run: releaseWebhooks },
  { method: 'POST', path: '/sandbox/webhooks/resend', run: resendWebhooks },
  { method: 'GET', path: '/sandbox/webhooks', run: listDeliveries },
  {
    method: 'GET',
    path: '/sandbox/idle',
    run: async ({ deliverer }) => {
      await deliverer.idle()
      return {}
    },
  },
]

/** What is left out goes back to how it was at first. */
function setWebhooks(_: SandboxParts, { tx, params }: Call) {
  const webhooks = {
    mode: readChoice(params, 'mode', ['deliver', 'hold', 'drop']) ?? 'deliver',
    copies: readCopies(params),
    delayMs: readWhole(params, 'delay_ms') ?? 0,
    jitterMs: readWhole(params, 'jitter_ms') ?? 0,
    types: readTexts(params, 'types') ?? [],
  }
  tx.put('settings', { ...settingsOf(tx), webhooks })
  return webhooks
}

function releaseWebhooks(parts: SandboxParts, { tx, params }: Call) {
  const order = readChoice(params, 'order', ['in_order', 'reverse', 'shuffle']) ?? 'in_order'
  const copies = readCopies(params)
  const types = readTexts(params, 'types') ?? ['*']
  const held = [...tx.all('delivery')].filter(({ state, event }) => {
    const type = tx.find('event', event)?.type ?? ''
    return state === 'held' && types.some(pattern => matchesType(pattern, type))
  })
  const turns = arrange(
    held.flatMap(delivery => Array.from({ length: copies }, (_, copy) => ({ delivery, copy }))),
    order,
  )
  return send(
    parts,
    tx,
    turns.map(({ delivery, copy }) => ({
      ...delivery,
      id: copy ? `${delivery.id}_${copy}` : delivery.id,
    })),
  )
}

/** All events of a type, or one, to the current targets: also those sent, dropped, or older than the endpoint. */
function resendWebhooks(parts: SandboxParts, { tx, params, account }: Call) {
  const id = readText(params, 'event')
  const type = readText(params, 'type')
  const targets = listTargets(parts.state, account, parts.standingTarget)
  const chosen = [...tx.all('event')].filter(
    event => (!id || event.id === id) && (!type || event.type === type),
  )
  return send(
    parts,
    tx,
    chosen.flatMap(event =>
      targetsOf(event, targets).map(target => newDelivery(event, target, account, Date.now())),
    ),
  )
}

function listDeliveries(_: SandboxParts, { tx }: Call) {
  return {
    data: [...tx.all('delivery')].map(delivery => ({
      ...delivery,
      type: tx.find('event', delivery.event)?.type,
    })),
  }
}

function send({ deliverer }: SandboxParts, tx: Call['tx'], deliveries: Delivery[]) {
  const now = Date.now()
  const due = deliveries.map((delivery): Delivery => ({ ...delivery, state: 'due', dueAt: now }))
  for (const delivery of due) tx.put('delivery', delivery)
  deliverer.add(due)
  return { released: due.length }
}

function readCopies(params: Params): number {
  const copies = readWhole(params, 'copies') ?? 1
  if (copies < 1 || copies > 20) throw invalidRequest('An event comes 1 to 20 times.', 'copies')
  return copies
}

function arrange<T>(list: T[], order: 'in_order' | 'reverse' | 'shuffle'): T[] {
  if (order === 'in_order') return list
  if (order === 'reverse') return list.toReversed()
  const keyed = list.map(item => ({ item, key: Math.random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
