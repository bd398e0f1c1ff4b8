import { chargeOf, expectSame, type Ground, type Journey } from './journey.ts'

const fee = 100
const plan = { id: 1, name: 'A plan, to prove payments', base_price: 900, service_fee: fee } as const
const total = plan.base_price + fee
const trialDays = 3

interface Terms {
  card: string
  discount?: number
  trial?: boolean
}

async function startPlan(ground: Ground, customerId: string, { card, discount = 0, trial = false }: Terms) {
  const made = await ground.account.startPlan({
    ...chargeOf(ground, customerId),
    paymentMethodId: await ground.side.keepCard(customerId, card),
    subscription: { ...plan, offer: 'monthly' },
    discount,
    trialDays: trial ? trialDays : 0,
    addsTax: false,
    ip: '8.8.8.8',
  })
  if (made.outcome !== 'made') throw new Error(`The plan was ${made.outcome}, not made`)
  return made.id
}

const readBills = async ({ account }: Ground, id: string) => {
  const { state, invoices, payUrl } = await account.getPlan(id)
  return { state, payUrl, bills: invoices.map(bill => [bill.total, bill.isPaid]) }
}

export const planJourneys: Journey[] = [
  {
    name: 'A plan, with a coupon on its first bill',
    async run(ground) {
      const id = await startPlan(ground, await ground.addBuyer(), { card: 'pm_card_visa', discount: 300 })
      const { state, subscriptionId, invoices } = await ground.account.getPlan(id)
      expectSame('The plan', [state, subscriptionId], ['active', plan.id])
      const [bill] = invoices
      expectSame('Its bill', [bill?.total, bill?.discount, bill?.isPaid], [total - 300, 300, true])
      return 'active, the coupon taken off'
    },
  },
  {
    name: 'A plan that is stopped, kept, and ended',
    async run(ground) {
      const { account } = ground
      const id = await startPlan(ground, await ground.addBuyer(), { card: 'pm_card_visa' })
      await account.stopRenewal(id, 'holder')
      expectSame('It renews after the stop', (await account.getPlan(id)).renews, false)
      await account.resumeRenewal(id)
      expectSame('It renews again', (await account.getPlan(id)).renews, true)
      await account.endPlan(id)
      expectSame('The plan', (await account.getPlan(id)).state, 'canceled')
      return 'as asked'
    },
  },
  {
    name: 'A trial, which is paid when it ends',
    async run(ground) {
      const { id: customer, passDays } = await ground.side.addCustomerInTime('trial@example.com')
      const id = await startPlan(ground, customer, { card: 'pm_card_visa', trial: true })
      const begun = await readBills(ground, id)
      expectSame('The trial', begun.state, 'trialing')
      // Whether there is a bill over nothing is up to the provider.
      expectSame('What it cost so far', begun.bills.map(([cost]) => cost).filter(Boolean), [])
      await passDays(trialDays)
      const { state, bills } = await readBills(ground, id)
      expectSame('The plan after it', [state, bills[0]], ['active', [total, true]])
      return 'free at first, then paid'
    },
  },
  {
    name: '3-D Secure while the holder is away',
    async run(ground) {
      const { id: customer, passDays } = await ground.side.addCustomerInTime('away@example.com')
      const id = await startPlan(ground, customer, { card: 'pm_card_authenticationRequired', trial: true })
      await passDays(trialDays)
      const { state, bills, payUrl } = await readBills(ground, id)
      expectSame('The plan', [state, bills[0]], ['past_due', [total, false]])
      if (payUrl === null) throw new Error('The bill cannot be paid anywhere')
      return 'past due; a link leads to the bill'
    },
  },
  {
    name: 'The page for cards and plans',
    async run(ground) {
      const url = await ground.account.openPortal({
        customerId: await ground.addBuyer(),
        returnUrl: 'https://example.com/profile/orders',
        terms: { channelKey: ground.channelKey, currency: 'usd', addsTax: false },
        plans: [{ ...plan, offer: 'monthly' }],
      })
      expectSame('It is a page', /^https?:\/\//.test(url), true)
      return 'opened'
    },
  },
]
