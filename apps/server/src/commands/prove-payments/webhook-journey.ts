import { buyGame, expectSame, gameOf, type Journey, waitFor } from './journey.ts'

/** The event itself is the provider's; only its delivery, which needs a public address, is left out. */
export const webhookJourney: Journey = {
  name: 'A webhook, signed by the provider',
  async run(ground) {
    const { account, side } = ground
    const { id: endpoint, secret } = await account.registerEndpoint(
      `https://example.com/${ground.channelKey}`,
      undefined,
    )
    try {
      const payment = gameOf(ground, await ground.addBuyer(), 'pm_card_visa')
      const id = await buyGame(ground, payment)
      const raw = await waitFor(ground, 'The event of the payment', () =>
        side.findEvent('payment_intent.succeeded', id),
      )
      const read = (signed: string) => account.readEvent(raw, side.sign(raw, signed), secret, new Date())
      const event = read(secret)
      if (event === null || event === 'unreadable') throw new Error('The event could not be read')
      expectSame('The event', [event.paymentId, event.mark], [id, payment.mark])
      expectSame('One that is signed by somebody else', read('whsec_of_somebody_else'), null)
      return 'believed with its secret, and with no other'
    } finally {
      await side.removeEndpoint(endpoint)
    }
  },
}
