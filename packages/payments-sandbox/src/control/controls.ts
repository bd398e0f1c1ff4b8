import { leavePlatform } from '../accounts/leave-platform.ts'
import { answer } from '../answers/answer.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import type { Params } from '../api/params.ts'
import { needText, needWhole, readChoice, readText, readTexts, readWhole } from '../api/read-params.ts'
import { runDue } from '../clocks/run-due.ts'
import { decideDispute, disputeCharge } from '../disputes/disputes.ts'
import type { Fault } from '../http/faults.ts'
import type { Delivery } from '../objects/webhook.ts'
import { finishAuthentication } from '../payments/finish-authentication.ts'
import { failPayout, payOutAll } from '../payouts/pay-out-all.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { settingsOf } from '../state/settings.ts'

type Control = (call: Call, parts: SandboxParts) => object | Promise<object>

/** Calls for tests and the demo: what Stripe's dashboard, a bank or bad luck would do. */
export const controls: { [call: string]: Control } = {
  'POST /sandbox/authenticate': authenticateHolder,
  'POST /sandbox/clock': moveClock,
  'POST /sandbox/disputes': call => answer(disputeCharge(call)),
  'POST /sandbox/disputes/decide': call => answer(decideDispute(call)),
  'POST /sandbox/faults': addFault,
  'DELETE /sandbox/faults': ({ account }, { faults }) => {
    faults.clear(account)
    return {}
  },
  'POST /sandbox/leave': leavePlatform,
  'GET /sandbox/idle': async (_, { deliverer }) => {
    await deliverer.idle()
    return {}
  },
  'POST /sandbox/account': setAccount,
  'POST /sandbox/payouts': call => answer(payOutAll(call)),
  'POST /sandbox/payouts/fail': call => answer(failPayout(call)),
  'GET /sandbox/webhooks': ({ tx }) => ({ data: [...tx.all('delivery')] }),
  'POST /sandbox/webhooks': setWebhooks,
  'POST /sandbox/webhooks/release': releaseWebhooks,
}

/** What the holder would do on the 3-D Secure page. */
function authenticateHolder(call: Call) {
  const outcome = readChoice(call.params, 'outcome', ['pass', 'fail']) ?? 'pass'
  return answer(finishAuthentication(call, needText(call.params, 'intent'), outcome === 'pass'))
}

/** The account's time goes forward, and with it all that falls due. */
function moveClock(call: Call) {
  const seconds = needWhole(call.params, 'advance_seconds')
  if (seconds < 0) throw invalidRequest('The clock goes forward only.', 'advance_seconds')
  const before = settingsOf(call.tx)
  call.tx.put('settings', { ...before, clockOffset: before.clockOffset + seconds })
  return { now: call.now + seconds, steps: runDue(call, call.now + seconds) }
}

function addFault({ account, params }: Call, { faults }: SandboxParts) {
  const fault: Fault = {
    when: readChoice(params, 'when', ['before', 'after']) ?? 'after',
    reply: readChoice(params, 'reply', ['error', 'reset', 'slow', 'kill']) ?? 'error',
    method: readText(params, 'method'),
    path: readText(params, 'path'),
    delayMs: readWhole(params, 'delay_ms') ?? 1000,
    times: readWhole(params, 'times') ?? 1,
  }
  faults.add(account, fault)
  return { ...fault }
}

/** What is left out goes back to how it was at first. */
function setWebhooks({ tx, params }: Call) {
  const mode = readChoice(params, 'mode', ['deliver', 'hold', 'drop']) ?? 'deliver'
  const webhooks = { mode, copies: readCopies(params) }
  tx.put('settings', { ...settingsOf(tx), webhooks })
  return webhooks
}

function releaseWebhooks({ tx, params }: Call, { deliverer }: SandboxParts) {
  const isShuffled = readChoice(params, 'order', ['in_order', 'shuffle']) === 'shuffle'
  const copies = Array.from({ length: readCopies(params) }, (_, copy) => (copy ? `_${copy}` : ''))
  const held = [...tx.all('delivery')].filter(({ state }) => state === 'held')
  const due = held.flatMap(one =>
    copies.map((copy): Delivery => ({ ...one, id: one.id + copy, state: 'due', dueAt: Date.now() })),
  )
  const turns = due.map((delivery, at) => ({ delivery, turn: isShuffled ? Math.random() : at }))
  const arranged = turns.sort((a, b) => a.turn - b.turn).map(({ delivery }) => delivery)
  for (const delivery of arranged) tx.put('delivery', delivery)
  deliverer.add(arranged)
  return { released: due.length }
}

/** What its owner has done at Stripe. What is left out goes back to how it was at first. */
function setAccount({ tx, params }: Call) {
  const lacks = readTexts(params, 'restricted_keys_lack') ?? []
  const lacksCharges = readChoice(params, 'charges', ['on', 'off']) === 'off'
  tx.put('settings', { ...settingsOf(tx), lacks, lacksCharges })
  return { lacks, lacksCharges }
}

function readCopies(params: Params): number {
  const copies = readWhole(params, 'copies') ?? 1
  if (copies < 1 || copies > 20) throw invalidRequest('An event comes 1 to 20 times.', 'copies')
  return copies
}
