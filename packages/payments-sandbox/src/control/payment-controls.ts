import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { needText, needWhole, readChoice, readDecimal, readText } from '../api/read-params.ts'
import { runDue } from '../clocks/run-due.ts'
import { closeDispute } from '../disputes/close-dispute.ts'
import { getDispute } from '../disputes/dispute-routes.ts'
import { openDispute } from '../disputes/open-dispute.ts'
import { getCharge } from '../payments/charge-routes.ts'
import { finishAuthentication } from '../payments/finish-authentication.ts'
import { settingsOf } from '../state/settings.ts'
import type { ControlRoute } from './control-route.ts'

export const paymentControls: ControlRoute[] = [
  { method: 'POST', path: '/sandbox/authenticate', run: (_, call) => authenticateHolder(call) },
  { method: 'POST', path: '/sandbox/disputes', run: (_, call) => disputeCharge(call) },
  { method: 'POST', path: '/sandbox/disputes/decide', run: (_, call) => decideDispute(call) },
  { method: 'POST', path: '/sandbox/clock', run: (_, call) => moveClock(call) },
  { method: 'POST', path: '/sandbox/settings', run: (_, call) => changeSettings(call) },
]

/** What a holder does at their bank. */
function disputeCharge(call: Call) {
  const reason = readText(call.params, 'reason')
  return openDispute(call, getCharge(call, needText(call.params, 'charge'), 'charge'), reason)
}

function decideDispute(call: Call) {
  const outcome = readChoice(call.params, 'outcome', ['won', 'lost']) ?? 'won'
  return closeDispute(call, getDispute(call, needText(call.params, 'dispute')), outcome)
}

/** The account's own time goes forward, and with it all that falls due for customers without a test clock. */
function moveClock(call: Call) {
  const seconds = needWhole(call.params, 'advance_seconds')
  if (seconds < 0) throw invalidRequest('The clock goes forward only.', 'advance_seconds')
  const before = settingsOf(call.tx)
  call.tx.put('settings', { ...before, clockOffset: before.clockOffset + seconds })
  const steps = runDue(call, null, call.now + seconds)
  return { now: call.now + seconds, steps }
}

function changeSettings({ tx, params }: Call) {
  const before = settingsOf(tx)
  const settings = { ...before, taxPercent: readDecimal(params, 'tax_percent') ?? before.taxPercent }
  tx.put('settings', settings)
  return { tax_percent: settings.taxPercent }
}

/** What the holder would do on the 3-D Secure page. */
function authenticateHolder(call: Call) {
  const outcome = readChoice(call.params, 'outcome', ['pass', 'fail']) ?? 'pass'
  return finishAuthentication(call, needText(call.params, 'intent'), outcome === 'pass')
}
