export { isProviderAway, isProviderFailure, isRefusedByProvider } from './charge-outcome.ts'
export { createPayments } from './create-payments.ts'
export type {
  ChargeOutcome,
  CountedTax,
  DisputeEvidence,
  PaymentAccount,
  PaymentMark,
  Payments,
  ProviderCard,
  ProviderDispute,
  ProviderEvent,
  ProviderPayment,
  ProviderPayout,
  ProviderPlan,
} from './payment-account.ts'
