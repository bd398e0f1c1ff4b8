export { isProviderAway } from './charge-outcome.ts'
export { createPayments } from './create-payments.ts'
export type {
  ChargeOutcome,
  CountedTax,
  PaymentAccount,
  PaymentMark,
  Payments,
  ProviderCard,
  ProviderEvent,
  ProviderPayment,
  ProviderPlan,
} from './payment-account.ts'
