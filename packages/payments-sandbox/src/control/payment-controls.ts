import type { Call } from '../api/call.ts'
import { needText, readChoice } from '../api/read-params.ts'
import { finishAuthentication } from '../payments/finish-authentication.ts'
import type { ControlRoute } from './control-route.ts'

export const paymentControls: ControlRoute[] = [
  { method: 'POST', path: '/sandbox/authenticate', run: (_, call) => authenticateHolder(call) },
]

/** What the holder would do on the 3-D Secure page. */
function authenticateHolder(call: Call) {
  const outcome = readChoice(call.params, 'outcome', ['pass', 'fail']) ?? 'pass'
  return finishAuthentication(call, needText(call.params, 'intent'), outcome === 'pass')
}
