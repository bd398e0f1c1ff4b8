import type { Call } from '../api/call.ts'
import { newWord } from '../api/new-id.ts'
import { attachTo } from '../cards/attach.ts'
import { intentError } from '../cards/card-refusal.ts'
import { declines } from '../cards/decline.ts'
import { testCardOf } from '../cards/get-payment-method.ts'
import { openDispute } from '../disputes/open-dispute.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { commitTax } from '../tax/follow-payment.ts'
import { createCharge } from './create-charge.ts'
import { movePaymentIntent } from './move-intent.ts'
import { needsAuthentication } from './needs-authentication.ts'
import { nextAction } from './next-action.ts'

/** With the holder before the screen, without, or after the bank has asked them. */
export type Presence = 'on_session' | 'off_session' | 'authenticated'

/** Takes the money, asks for the holder, or leaves the refusal in `last_payment_error`. */
export function attemptPayment(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  presence: Presence,
): PaymentIntent {
  if (presence !== 'authenticated' && needsAuthentication(method)) {
    if (presence === 'off_session')
      return refuse(call, intent, method, declines.authenticationRequired, false)
    return askHolder(call, intent, method)
  }
  const { decline } = testCardOf(method)
  return decline
    ? refuse(call, intent, method, decline, presence === 'authenticated')
    : succeed(call, intent, method, presence === 'authenticated')
}

function askHolder(call: Call, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const challenge = newWord(24)
  return movePaymentIntent(
    call,
    intent,
    {
      status: 'requires_action',
      payment_method: method.id,
      next_action: nextAction(call, intent, challenge),
      sandbox: { ...intent.sandbox, challenge },
    },
    'requires_action',
  )
}

function refuse(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: (typeof declines)[keyof typeof declines],
  wasAuthenticated: boolean,
): PaymentIntent {
  const charge = createCharge(call, intent, method, { decline, wasAuthenticated })
  return movePaymentIntent(
    call,
    intent,
    {
      status: 'requires_payment_method',
      last_payment_error: intentError(decline, method, charge.id),
      latest_charge: charge.id,
      next_action: null,
      payment_method: null,
      sandbox: { ...intent.sandbox, challenge: null },
    },
    'payment_failed',
  )
}

function succeed(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  wasAuthenticated: boolean,
): PaymentIntent {
  const charge = createCharge(call, intent, method, { decline: undefined, wasAuthenticated })
  const isHeld = intent.capture_method === 'manual'
  if (intent.setup_future_usage) keepCard(call, intent, method)
  const { disputeReason } = testCardOf(method)
  const paid = movePaymentIntent(
    call,
    intent,
    {
      status: isHeld ? 'requires_capture' : 'succeeded',
      amount_capturable: isHeld ? intent.amount : 0,
      amount_received: isHeld ? 0 : intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: method.id,
      sandbox: { ...intent.sandbox, challenge: null },
    },
    isHeld ? 'amount_capturable_updated' : 'succeeded',
  )
  if (!isHeld) commitTax(call, paid)
  if (disputeReason) openDispute(call, charge, disputeReason)
  return paid
}

function keepCard(call: Call, intent: PaymentIntent, method: PaymentMethod): void {
  const kept = intent.customer ? attachTo(call, method, intent.customer) : method
  if (intent.setup_future_usage === 'off_session')
    call.tx.put('payment_method', { ...kept, sandbox: { ...kept.sandbox, isSetUp: true } })
}
