import type { Call } from '../api/call.ts'
import { readFlag } from '../api/read-params.ts'
import type { NextAction } from '../objects/intent-error.ts'

type Challenged = { id: string; sandbox: { returnUrl: string | null } }

/** With an address to come back to the whole page goes to the bank; without one, or if it asks to, the script shows it. */
export function nextAction(call: Call, intent: Challenged, challenge: string): NextAction {
  const url = `${call.baseUrl}/3d-secure/${encodeURIComponent(call.account)}/${intent.id}?challenge=${challenge}`
  const { returnUrl } = intent.sandbox
  return returnUrl && !readFlag(call.params, 'use_stripe_sdk')
    ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
    : {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: challenge },
      }
}
