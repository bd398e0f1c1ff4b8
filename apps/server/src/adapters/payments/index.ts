export {
  type ChargeOutcome,
  isProviderAway,
  isProviderFailure,
  isRefusedByProvider,
} from './charge-outcome.ts'
export { isLiveKey, nameOf as nameAccount } from './check-keys.ts'
export { createPayments, openTestAccount } from './create-payments.ts'
export type { TestSide } from './open-test-side.ts'
export type {
  CountedTax,
  DisputeEvidence,
  KeptAccount,
  PaymentAccount,
  PaymentMark,
  ProviderCard,
  ProviderDispute,
  ProviderEvent,
  ProviderPayment,
  ProviderPayout,
  ProviderPayoutLine,
  ProviderPlan,
} from './payment-account.ts'
export type { PaymentPlatform } from './payment-platform.ts'
export type { Payments } from './payments.ts'
export { eventTypes as webhookEventTypes } from './read-event.ts'
export { leaving as leavingEvent } from './stripe-platform.ts'
