import type { PaymentSource, PayoutLineKind, PayoutState } from '@grandstand/contract'
import type { DisputeState, PaymentFacts, PlanFacts } from '@grandstand/rules'
import type { ChargeOutcome } from './charge-outcome.ts'
import type { AccountLook } from './look-at-account.ts'

/** Whose payment it is: the provider's account may serve others too. */
export interface PaymentMark {
  channelKey: string
  orderId: number
}

/** What a browser needs where the bank asks its customer first. */
export interface Confirmation {
  clientSecret: string | null
  redirectUrl: string | null
}

/** A payment that somebody has their bank take back. */
export interface ProviderDispute {
  id: string
  amount: number
  /** In the provider's words. */
  reason: string
  state: Exclude<DisputeState, 'none'>
  openedAt: Date
  /** Until when evidence is taken. */
  dueAt: Date | null
}

export interface ProviderPayment extends PaymentFacts, Confirmation {
  id: string
  mark: PaymentMark | null
  createdAt: Date
  receiptUrl: string | null
  disputes: ProviderDispute[]
  /** Of the last try, also of one that was declined. */
  card: PaidCard | null
  /** Why the last try was declined, in the provider's words. */
  declineCode: string | null
}

/** What may be shown of the charged card. */
export interface PaidCard {
  brand: string
  last4: string
}

/** One bill of a subscription. */
export interface PlanInvoice {
  id: string
  /** The first of the subscription, else a renewal. */
  isFirst: boolean
  /** What another plan costs and gives back, for the rest of a period. */
  isSwitch: boolean
  isPaid: boolean
  discount: number
  tax: number
  total: number
  /** Null: it is unknown. */
  refunded: number | null
  at: Date
  receiptUrl: string | null
  card: PaidCard | null
}

export interface ProviderPlan extends PlanFacts, Confirmation {
  id: string
  payment: ProviderPayment | null
  paid: ProviderPayment | null
  /** Of all its payments. */
  disputes: ProviderDispute[]
  /** A dispute has stopped its renewal, not its holder. */
  isStoppedByDispute: boolean
  mark: PaymentMark | null
  /** Ours, as the subscription is priced now: a switch in the portal changes it. */
  subscriptionId: number | null
  /** The newest first; those without any facts yet are left out. */
  invoices: PlanInvoice[]
  /** Where an unpaid bill can be paid. */
  payUrl: string | null
}

export interface ProviderCard {
  id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  /** The same for a card, whichever user enters it. */
  fingerprint: string | null
  customerId: string | null
}

export interface Charge {
  mark: PaymentMark
  idempotencyKey: string
  customerId: string
  currency: string
  paymentMethodId: string | null
}

export interface NewPayment extends Charge {
  paymentMethodId: string
  amount: number
  description: string
  savesCard: boolean
  /** The calculation that its tax is of. */
  taxId: string | null
  /** Where the bank's page leads back to, if the bank shows itself in no frame. */
  returnUrl: string
}

/** One of the channel's subscriptions. */
export interface SoldPlan {
  id: number
  name: string
  base_price: number
  service_fee: number
  offer: 'annual' | 'monthly'
}

/** What the prices of all plans of a channel have in common. */
export interface PlanTerms {
  channelKey: string
  currency: string
  addsTax: boolean
}

export interface NewPlan extends Charge {
  subscription: SoldPlan
  /** Off the first payment. */
  discount: number
  trialDays: number
  addsTax: boolean
  /** Of the buyer. */
  ip: string
}

export interface TaxQuestion {
  currency: string
  ip: string
  lines: { reference: string; amount: number }[]
}

/** `id` names the calculation: a payment that is made with it reports the tax, a refund takes it back. */
export interface CountedTax {
  id: string
  amount: number
}

/** What a bank is shown about a payment that its customer disputes, in English. */
export interface DisputeEvidence {
  product: string
  /** Null: the account was deleted. */
  customer: { name: string; email: string } | null
  serviceDate: string
  /** When the buyer opened what was bought; null: nothing is known of it. */
  accessLog: string | null
  /** What the buyer was shown and accepted before paying. */
  termsShown: string
  /** What else speaks for the payment. */
  account: string
}

/** What the provider sends to the bank of whose account it is. */
export interface ProviderPayout {
  id: string
  /** Negative: the bank is asked for it. */
  amount: number
  currency: string
  state: PayoutState
  /** On which it arrives, or has arrived. */
  arrivalDay: string
  createdAt: Date
  /** Why the bank did not take it. */
  failure: string | null
  /** The provider tells what it consists of. */
  isItemised: boolean
}

/** A part of a payout. */
export interface ProviderPayoutLine {
  id: string
  kind: PayoutLineKind
  /** Before the fee; negative for what goes back. */
  amount: number
  fee: number
  at: Date
  /** Whose payment, refund or dispute it is. */
  paymentId: string | null
  /** The payer: payments of a subscription are known by no other id of ours. */
  customerId: string | null
}

export interface NewRefund {
  mark: PaymentMark
  /** Ours, by which it is found again when the provider has forgotten the key. */
  refundId: number
  paymentId: string
  /** Null: all that is left. */
  amount: number | null
  idempotencyKey: string
}

/** What the provider tells us: that something about this payment or subscription is new. */
export interface ProviderEvent {
  id: string
  type: string
  /** Whose it is, where a platform hears of all that it has connected. */
  accountId: string | null
  mark: PaymentMark | null
  paymentId: string | null
  planId: string | null
  payoutId: string | null
  /** Whose card was declined while it was being saved. */
  declinedSetup: { id: string; customer: string } | null
}

/** A channel's account at the payment provider. */
export interface PaymentAccount {
  /** Ids of one account mean nothing to another. */
  name: string
  /** Who said its keys: the channel's files, an operator, the deployment's platform, or nobody. */
  source: Exclude<PaymentSource, 'none'>
  publishableKey: string
  /** Whose account it is, where ours only serves it. */
  connectedAccount: string | null
  /** Where the sandbox has its pages; null: it is the real one. */
  sandboxUrl: string | null
  /** How it is now. */
  look(): Promise<AccountLook>
  /** Null: a test payment went through and came back; else what the provider says. Only in test mode. */
  tryPayment(currency: string): Promise<string | null>
  createCustomer(user: { key: string; email: string; name: string; userId: number }): Promise<string>
  /** With all cards and subscriptions that it still has. What was paid stays. */
  deleteCustomer(customerId: string): Promise<void>
  /** Its subscriptions end with what is paid. */
  endRenewals(customerId: string): Promise<void>
  letCardsGo(customerId: string): Promise<void>
  listCards(customerId: string): Promise<ProviderCard[]>
  findCard(paymentMethodId: string): Promise<ProviderCard | null>
  createSetupIntent(customerId: string): Promise<string>
  /** Null: nobody can tell where the buyer is taxed. */
  countTax(question: TaxQuestion): Promise<CountedTax | null>
  charge(payment: NewPayment): Promise<ChargeOutcome>
  getPayment(id: string): Promise<ProviderPayment>
  /** By its mark, among all that the customer has: the provider forgets idempotency keys. */
  findPayment(customerId: string, mark: PaymentMark): Promise<string | null>
  /** False: it was too late, and came to another end. */
  cancelPayment(id: string): Promise<boolean>
  /** No more cards can be entered with its secret. */
  cancelSetup(id: string): Promise<void>
  /**
   * Has the provider take the key of a charge for something that changes nothing, so that nobody can charge with it any more.
   * False: it is in use.
   */
  closeKey(customerId: string, idempotencyKey: string): Promise<boolean>
  startPlan(plan: NewPlan): Promise<ChargeOutcome>
  getPlan(id: string): Promise<ProviderPlan>
  findPlan(customerId: string, mark: PaymentMark): Promise<string | null>
  /** The subscription whose bill a payment is for. */
  findPlanOfPayment(paymentId: string): Promise<string | null>
  /** Leaves it until the end of its period. */
  stopRenewal(id: string, by: 'holder' | 'dispute'): Promise<void>
  resumeRenewal(id: string): Promise<void>
  endPlan(id: string): Promise<void>
  /** How much was given back; null: it was tried, and came to nothing. */
  refund(refund: NewRefund): Promise<number | null>
  answerDispute(disputeId: string, evidence: DisputeEvidence): Promise<void>
  openPortal(portal: {
    customerId: string
    returnUrl: string
    terms: PlanTerms
    /** Those that may be chosen instead. */
    plans: readonly SoldPlan[]
  }): Promise<string>
  /** Null: the provider does not know it. */
  getPayout(id: string): Promise<ProviderPayout | null>
  /** Those that were made since. */
  listPayouts(since: Date): Promise<ProviderPayout[]>
  /** Of one that is itemised. */
  listPayoutLines(id: string): Promise<ProviderPayoutLine[]>
  /** Null: it is not signed by the provider, or not now. */
  /** Null: it is not signed with this secret. `unreadable`: it is, and it is no event. */
  readEvent(raw: string, signature: string, secret: string, now: Date): ProviderEvent | 'unreadable' | null
  /**
   * The address for the provider's webhooks, and the secret that it signs with. The provider shows a secret only once:
   * an endpoint whose secret we do not have is replaced by another.
   */
  registerEndpoint(url: string, givenSecret: string | undefined): Promise<{ id: string; secret: string }>
  registerDomain(host: string): Promise<void>
}

export interface PayingChannel {
  channel_key: string
  settings: { stripe?: StripeSettings | undefined }
  /** Those that were connected in the Studio, now and before. */
  payment_accounts?: readonly KeptAccount[]
}

/** An account as it is kept: only the server's key opens its secret. */
export interface KeptAccount {
  name: string
  publishable_key: string
  sealed_secret: string
  /** Served by the platform. */
  connected_account: string | null
  is_current: boolean
  adds_tax: boolean
}

export interface StripeSettings {
  publishable_key: string
  account?: string | undefined
  tax: boolean
}
