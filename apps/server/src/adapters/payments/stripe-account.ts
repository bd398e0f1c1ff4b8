import type Stripe from 'stripe'
import { answerDispute } from './answer-dispute.ts'
import { chargeOutcome, orNowhere, orNull } from './charge-outcome.ts'
import { closeKey } from './close-key.ts'
import { keepRefund } from './keep-refund.ts'
import { endRenewals, letCardsGo } from './leave-customer.ts'
import { lookAtAccount } from './look-at-account.ts'
import { idOf, isMarked, writeMark } from './mark.ts'
import { openPortal } from './open-portal.ts'
import type { PaymentAccount, ProviderCard, ProviderPayout, ProviderPayoutLine } from './payment-account.ts'
import { eventTypes, readEvent } from './read-event.ts'
import { readPayment } from './read-payment.ts'
import { readPayout, readPayoutLine } from './read-payout.ts'
import { readPlan } from './read-plan.ts'
import { replaceEndpoint } from './replace-endpoint.ts'
import { startPlan } from './start-plan.ts'
import { resumeRenewal, stopRenewal } from './stop-renewal.ts'
import { tryPayment } from './try-payment.ts'

const withCharge = { expand: ['latest_charge'] }
/** More than anybody has. */
const maxListed = 100
/** Of a payout: a season's passes in one day. */
const maxLines = 20_000

/** The one place that knows how Stripe says things. */
export function createStripeAccount(
  stripe: Stripe,
  facts: Pick<PaymentAccount, 'name' | 'source' | 'publishableKey' | 'connectedAccount' | 'sandboxUrl'>,
): PaymentAccount {
  return {
    ...facts,
    look: () => lookAtAccount(stripe),
    tryPayment: currency => tryPayment(stripe, currency),
    async createCustomer({ key, email, name: fullName, userId }) {
      const metadata = { user: String(userId) }
      const made = await stripe.customers.create({ email, name: fullName, metadata }, { idempotencyKey: key })
      return made.id
    },
    async deleteCustomer(customerId) {
      for await (const plan of stripe.subscriptions.list({ customer: customerId, limit: maxListed }))
        await orNull(() => stripe.subscriptions.cancel(plan.id))
      await orNull(() => stripe.customers.del(customerId))
    },
    endRenewals: customerId => endRenewals(stripe, customerId),
    letCardsGo: customerId => letCardsGo(stripe, customerId),
    async listCards(customerId) {
      const { data } = await stripe.customers.listPaymentMethods(customerId, {
        type: 'card',
        limit: maxListed,
      })
      return data.flatMap(readCard)
    },
    async findCard(paymentMethodId) {
      const found = await orNull(() => stripe.paymentMethods.retrieve(paymentMethodId))
      return found ? (readCard(found)[0] ?? null) : null
    },
    async createSetupIntent(customerId) {
      const made = await stripe.setupIntents.create({
        customer: customerId,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      })
      if (made.client_secret === null) throw new Error('The provider created a setup intent without a secret')
      return made.client_secret
    },
    async countTax({ currency, ip, lines }) {
      const made = await orNowhere(() =>
        stripe.tax.calculations.create({
          currency,
          customer_details: { ip_address: ip },
          line_items: lines.map(line => ({ ...line, tax_behavior: 'exclusive' })),
        }),
      )
      return made?.id ? { id: made.id, amount: made.tax_amount_exclusive } : null
    },
    charge: payment =>
      chargeOutcome(payment.idempotencyKey, () =>
        stripe.paymentIntents.create(
          {
            amount: payment.amount,
            currency: payment.currency,
            customer: payment.customerId,
            payment_method: payment.paymentMethodId,
            // Wallets come as cards too.
            allowed_payment_method_types: ['card'],
            description: payment.description,
            metadata: writeMark(payment.mark),
            ...(payment.taxId === null ? {} : { hooks: { inputs: { tax: { calculation: payment.taxId } } } }),
            // The bank's check opens over the checkout; the page leaves for banks that allow no frame.
            use_stripe_sdk: true,
            return_url: payment.returnUrl,
            ...(payment.savesCard ? { setup_future_usage: 'off_session' } : {}),
            confirm: true,
          },
          { idempotencyKey: payment.idempotencyKey },
        ),
      ),
    getPayment: async id => readPayment(stripe, await stripe.paymentIntents.retrieve(id, withCharge)),
    async findPayment(customerId, mark) {
      for await (const intent of stripe.paymentIntents.list({ customer: customerId, limit: maxListed }))
        if (isMarked(intent.metadata, mark)) return intent.id
      return null
    },
    cancelPayment: async id => (await orNull(() => stripe.paymentIntents.cancel(id))) !== null,
    async cancelSetup(id) {
      await orNull(() => stripe.setupIntents.cancel(id))
    },
    closeKey: (customerId, idempotencyKey) => closeKey(stripe, customerId, idempotencyKey),
    startPlan: plan => chargeOutcome(plan.idempotencyKey, () => startPlan(stripe, plan)),
    getPlan: async id => readPlan(stripe, await stripe.subscriptions.retrieve(id)),
    async findPlan(customerId, mark) {
      const plans = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: maxListed })
      for await (const plan of plans) if (isMarked(plan.metadata, mark)) return plan.id
      return null
    },
    async findPlanOfPayment(paymentId) {
      const payment = { type: 'payment_intent' as const, payment_intent: paymentId }
      const found = await orNull(() =>
        stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] }),
      )
      const invoice = found?.data[0]?.invoice
      if (typeof invoice !== 'object' || !('parent' in invoice)) return null
      return idOf(invoice.parent?.subscription_details?.subscription)
    },
    stopRenewal: (id, by) => stopRenewal(stripe, id, by),
    resumeRenewal: id => resumeRenewal(stripe, id),
    async endPlan(id) {
      // One that is over already is as it should be.
      await orNull(() => stripe.subscriptions.cancel(id))
    },
    refund: refund => keepRefund(stripe, refund),
    answerDispute: (id, evidence) => answerDispute(stripe, id, evidence),
    openPortal: portal => openPortal(stripe, portal),
    async getPayout(id) {
      const found = await orNull(() => stripe.payouts.retrieve(id))
      return found && readPayout(found)
    },
    async listPayouts(since) {
      const payouts: ProviderPayout[] = []
      const created = { gte: Math.floor(since.getTime() / 1000) }
      for await (const payout of stripe.payouts.list({ created, limit: maxListed }))
        payouts.push(readPayout(payout))
      return payouts
    },
    async listPayoutLines(payout) {
      const lines: ProviderPayoutLine[] = []
      const asked = { payout, limit: maxListed, expand: ['data.source'] }
      for await (const one of stripe.balanceTransactions.list(asked)) {
        const line = readPayoutLine(one)
        if (line) lines.push(line)
        if (lines.length === maxLines) break
      }
      return lines
    },
    readEvent: (raw, signature, secret, now) => readEvent(stripe, { raw, signature, secret, now }),
    async registerEndpoint(url, givenSecret) {
      if (givenSecret !== undefined)
        for await (const { id, url: target, status } of stripe.webhookEndpoints.list({ limit: maxListed }))
          if (target === url && status === 'enabled') return { id, secret: givenSecret }
      return replaceEndpoint(stripe, { url, enabled_events: eventTypes })
    },
    async registerDomain(host) {
      await orNull(() => stripe.paymentMethodDomains.create({ domain_name: host }))
    },
  }
}

function readCard({ id, card, customer }: Stripe.PaymentMethod): ProviderCard[] {
  if (!card) return []
  const { brand, last4, exp_month, exp_year, fingerprint } = card
  return [
    { id, brand, last4, exp_month, exp_year, fingerprint: fingerprint ?? null, customerId: idOf(customer) },
  ]
}
