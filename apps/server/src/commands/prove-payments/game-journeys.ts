import { buyGame, expectSame, gameOf, type Journey, LeftOut, price, waitFor } from './journey.ts'

/** An address of the United States, where the provider can tell the place of. */
const buyerIp = '8.8.8.8'

export const gameJourneys: Journey[] = [
  {
    name: 'A game, with a new card',
    async run(ground) {
      const payment = gameOf(ground, await ground.addBuyer(), 'pm_card_visa')
      const id = await buyGame(ground, payment)
      const { state, amount, mark, card, receiptUrl } = await ground.account.getPayment(id)
      expectSame(
        'The payment',
        { state, amount, mark },
        { state: 'succeeded', amount: price, mark: payment.mark },
      )
      expectSame('The card', card, { brand: 'visa', last4: '4242' })
      if (receiptUrl === null) throw new Error('The payment has no receipt')
      expectSame(
        'The payment by its mark',
        await ground.account.findPayment(payment.customerId, payment.mark),
        id,
      )
      return 'paid, with a receipt'
    },
  },
  {
    name: 'The same purchase, sent twice',
    async run(ground) {
      const payment = gameOf(ground, await ground.addBuyer(), 'pm_card_visa')
      const [first, again] = [await buyGame(ground, payment), await buyGame(ground, payment)]
      expectSame('The second answer', again, first)
      return 'charged once'
    },
  },
  {
    name: 'A game, with a saved card',
    async run(ground) {
      const customer = await ground.addBuyer()
      await buyGame(ground, gameOf(ground, customer, 'pm_card_visa', { savesCard: true }))
      const [card, ...more] = await ground.account.listCards(customer)
      expectSame('The saved cards', [card?.brand, card?.last4, more.length], ['visa', '4242', 0])
      const id = await buyGame(ground, gameOf(ground, customer, card?.id ?? ''))
      expectSame('The payment', (await ground.account.getPayment(id)).state, 'succeeded')
      return 'saved with the first game, paid the second'
    },
  },
  {
    name: 'A card that is saved by itself',
    async run(ground) {
      const customer = await ground.addBuyer()
      const secret = await ground.account.createSetupIntent(customer)
      await ground.side.confirmSetup(secret, 'pm_card_mastercard')
      const cards = await ground.account.listCards(customer)
      expectSame(
        'The saved cards',
        cards.map(({ brand, last4 }) => [brand, last4]),
        [['mastercard', '4444']],
      )
      return 'saved'
    },
  },
  {
    name: 'Cards that are declined',
    async run(ground) {
      const customer = await ground.addBuyer()
      for (const [token, code] of [
        ['pm_card_chargeDeclined', 'generic_decline'],
        ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
      ] as const) {
        const made = await ground.account.charge(gameOf(ground, customer, token))
        if (made.outcome !== 'declined') throw new Error(`${token} was ${made.outcome}, not declined`)
        expectSame('The reason', made.code, code)
        if (made.id === null) throw new Error('The refusal names no payment')
        expectSame('The payment', (await ground.account.getPayment(made.id)).state, 'declined')
      }
      return 'declined, with the reason'
    },
  },
  {
    name: '3-D Secure, and a buyer who leaves',
    async run({ account, ...ground }) {
      const customer = await ground.addBuyer()
      const id = await buyGame(
        { account, ...ground },
        gameOf({ account, ...ground }, customer, 'pm_card_authenticationRequired'),
      )
      const asked = await account.getPayment(id)
      expectSame('The payment', asked.state, 'needs_action')
      // The page opens the bank's check with it.
      if (asked.clientSecret === null) throw new Error('The payment has no secret for the page')
      expectSame('Giving up', await account.cancelPayment(id), true)
      expectSame('The payment that was given up', (await account.getPayment(id)).state, 'canceled')
      return 'the bank asks; given up, not charged'
    },
  },
  {
    name: 'A refund of a part, then of the rest',
    async run(ground) {
      const payment = gameOf(ground, await ground.addBuyer(), 'pm_card_visa')
      const paymentId = await buyGame(ground, payment)
      const refund = { mark: payment.mark, paymentId }
      const part = { ...refund, refundId: 1, amount: 300, idempotencyKey: `${payment.idempotencyKey}-1` }
      expectSame('The part', await ground.account.refund(part), 300)
      expectSame('The same part again', await ground.account.refund(part), 300)
      const rest = { ...refund, refundId: 2, amount: null, idempotencyKey: `${payment.idempotencyKey}-2` }
      expectSame('The rest', await ground.account.refund(rest), price - 300)
      expectSame('What was given back', (await ground.account.getPayment(paymentId)).refunded, price)
      return 'all given back, each part once'
    },
  },
  {
    name: 'A payment that its holder disputes',
    async run(ground) {
      const id = await buyGame(ground, gameOf(ground, await ground.addBuyer(), 'pm_card_createDispute'))
      const dispute = await waitFor(ground, 'The dispute', async () => {
        const [found] = (await ground.account.getPayment(id)).disputes
        return found ?? null
      })
      expectSame('The dispute', [dispute.state, dispute.amount], ['open', price])
      await ground.account.answerDispute(dispute.id, {
        product: 'A game',
        customer: null,
        serviceDate: '2026-01-01',
        accessLog: null,
        termsShown: 'All sales are final.',
        // The provider's word for evidence that wins in test mode.
        account: 'winning_evidence',
      })
      return 'opened, and answered with evidence'
    },
  },
  {
    name: 'Tax',
    async run(ground) {
      const { account } = ground
      const question = { currency: 'usd', ip: buyerIp, lines: [{ reference: 'game', amount: price }] }
      const tax = await account.countTax(question).catch((error: unknown) => {
        throw isTaxOff(error) ? new LeftOut('tax is not set up in this account') : error
      })
      if (!tax) throw new LeftOut(`the provider cannot tell where ${buyerIp} is taxed`)
      const amount = price + tax.amount
      const id = await buyGame(
        ground,
        gameOf(ground, await ground.addBuyer(), 'pm_card_visa', { amount, taxId: tax.id }),
      )
      const paid = await account.getPayment(id)
      expectSame('The payment', [paid.state, paid.amount], ['succeeded', amount])
      return `${tax.amount} on ${price}, reported with the payment`
    },
  },
]

/** The account has no address of its seller, or tax is off: only its owner can change that. */
function isTaxOff(error: unknown): boolean {
  return error instanceof Error && /head office|origin address|tax settings|Stripe Tax/i.test(error.message)
}
