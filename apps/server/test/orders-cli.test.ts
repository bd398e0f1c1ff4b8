import { expect, it } from 'vitest'
import { cancelEvent } from '../src/catalogue/events/index.ts'
import { ordersCli } from '../src/commands/orders.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { addOutsidePlayer, openSeason } from './event-builder.ts'
import { followCommand } from './follow-command.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { makeOperator, openStudio } from './studio-client.ts'

const league = buildSoldLeague('alpha', ({ channel }) => {
  channel.games_count_towards_pass = true
})
const server = await serveTests({ channels: [league, buildSoldLeague('beta')] })
const season = await openSeason(server)
const sold = { type: 'paid', base_price: 899, service_fee: 100 } as const
const game = await season.add(new Date(Date.now() + 86_400_000).toISOString(), sold)
await addOutsidePlayer(server, game)
const single = await productId(server, 'package', 'game')

const run = followCommand(() => server, ordersCli)

async function buyGame() {
  const buyer = await openBuyer(server)
  const { json } = await buyer.buyWith(cards.good, { type: 'event', id: game, package_id: single })
  return { buyer, orderId: json.order.id as number, id: String(json.order.id) }
}

it('orders are listed and shown', async () => {
  const { id } = await buyGame()
  const { said: listed } = await run('list', '--channel', 'alpha', '--search', `#${id}`, '--show', 'paid')
  expect(listed).toContainEqual(
    expect.stringMatching(new RegExp(`^${id} .*\\(paid, active, 9.99 USD\\) buyer-`)),
  )
  expect((await run('list', '--channel', 'alpha', '--search', 'nobody-at-all')).said).toEqual(['No orders.'])
  const { code, said: told } = await run('show', id)
  expect(code).toBe(0)
  expect(told[1]).toMatch(/^payment pi_\w+, succeeded; gives access; 9.99 USD can be refunded$/)
  expect(told).toContainEqual(expect.stringMatching(/paid 9.99 USD$/))
})

it('a game that was taken off a pass is refunded only on purpose', async () => {
  const { buyer, id } = await buyGame()
  const pass = { type: 'package', id: await productId(server, 'package', 'season') }
  const { json } = await buyer.buy({ ...pass, payment_method_id: await buyer.enterCard(cards.good) })
  expect(await run('refund', id, '--reason', 'By mistake')).toEqual({
    code: 2,
    said: [
      `Order ${id} was taken off the price of the pass of order ${json.order.id}. Refund the pass, or repeat this with --despite-pass.`,
    ],
  })
  expect((await run('refund', id, '--despite-pass', '--reason', 'On purpose')).said).toEqual([
    '9.99 USD refunded.',
  ])
})

it('a part is refunded, then the rest, and then nothing is left', async () => {
  const { buyer, orderId, id } = await buyGame()
  expect(await run('refund', id, '--amount', '4.50', '--reason', 'Half time')).toEqual({
    code: 0,
    said: ['4.50 USD refunded.'],
  })
  expect(await buyer.order(orderId)).toMatchObject({ status: 'paid' })
  expect(await run('refund', id, '--amount', '5.50', '--reason', 'Too much')).toEqual({
    code: 2,
    said: [`Order ${id} has only 5.49 USD left to refund.`],
  })
  expect((await run('refund', id, '--reason', 'The rest')).said).toEqual(['5.49 USD refunded.'])
  expect(await buyer.order(orderId)).toMatchObject({ status: 'refunded' })
  expect((await run('refund', id, '--reason', 'Again')).said).toEqual([`Order ${id} has nothing to refund.`])
  const { said: told } = await run('show', id)
  expect(told).toContainEqual(expect.stringMatching(/refund of 4.50 USD by command, done: Half time$/))
})

it('the server settles an order, and the audit log records it', async () => {
  const { id, orderId } = await buyGame()
  const { code, said: told } = await run('settle', id)
  expect(code).toBe(0)
  expect(told).toEqual([expect.stringMatching(new RegExp(`^${id} .*paid, active`))])
  await makeOperator(server, 'runs@alpha.test', server.alphaId)
  const { json } = await (await openStudio(server, 'runs@alpha.test')).get('/audit-log?changes_only=1')
  expect(json.items).toContainEqual(
    expect.objectContaining({
      action: 'settle_order',
      operator_email: '',
      target: { type: 'order', id: orderId, name: null },
      ip: '',
    }),
  )
})

it('a cancelled game refunds its single buyers', async () => {
  const bought = [await buyGame(), await buyGame()]
  const event = String(game)
  expect(await run('refund-game', event, '--reason', 'Rain')).toEqual({
    code: 2,
    said: [`Event ${game} is still to come, and on sale. To cancel it: npm run events -- cancel ${game}`],
  })
  await cancelEvent(server.ctx, server.alphaId, game, true)
  const { code, said: told } = await run('refund-game', event, '--reason', 'Rain')
  expect(code).toBe(0)
  expect(told[0]).toMatch(/^\d+ buyers get a refund, \d+\.\d\d USD in total/)
  for (const { buyer, orderId } of bought)
    await expect.poll(async () => (await buyer.order(orderId)).status, { timeout: 15_000 }).toBe('refunded')
  expect((await run('refund-game', event, '--reason', 'Rain')).said).toEqual(['There is nobody to refund.'])
})

it("payments' health is shown", async () => {
  const { code, said: told } = await run('health', '--channel', 'alpha')
  expect(code).toBe(0)
  expect(told).toContain('Not settled for 5 minutes 0')
  expect(told.at(-1)).toBe('All is well.')
})

it.each<[string, string[], RegExp]>([
  ['nothing', [], /^Usage/],
  ['an unknown verb', ['sell'], /^Usage/],
  ['a refund without a reason', ['refund', '1'], /^Usage/],
  ['an option of another verb', ['show', '1', '--reason', 'Why not'], /^Usage/],
  ['an invalid order', ['show', 'abc'], /^Usage/],
  ['an unknown order', ['show', '2000000'], /^There is no order 2000000/],
  [
    'an invalid amount',
    ['refund', '1', '--amount', '1e3', '--reason', 'Why not'],
    /^Write the amount like 4.50/,
  ],
  ['an empty reason', ['refund', '1', '--reason', ' '], /^Give a reason/],
  ['no channel of two', ['health'], /^Name the channel with --channel; stored channels: alpha, beta/],
  ['an unknown channel', ['list', '--channel', 'gamma'], /^There is no channel gamma/],
  ['an invalid state', ['list', '--show', 'sold', '--channel', 'alpha'], /^Choose one of all, open/],
  ['an unknown event', ['refund-game', '2000000', '--reason', 'Rain'], /^There is no event 2000000/],
])('%s is explained in a sentence', async (_name, args, sentence) => {
  const { code, said: told } = await run(...args)
  expect(code).toBe(2)
  expect(told[0]).toMatch(sentence)
})

it('a user gets a game, a pass or the games of a team, until the end of a day', async () => {
  const holder = await openBuyer(server)
  const email = (await holder.ask('/profile')).json.email
  const give = (...what: string[]) =>
    run('grant', email, ...what, '--until', '2099-12-31', '--reason', 'Keeps the score', '--channel', 'alpha')
  for (const what of [
    ['--game', String(game)],
    ['--pass', 'team-pass', '--team', 'heloise-ball'],
    ['--subscription', 'monthly'],
    ['--team', 'north-ice'],
  ]) {
    const { code, said: told } = await give(...what)
    expect({ code, told }).toEqual({
      code: 0,
      told: [expect.stringContaining('until the end of 2099-12-31')],
    })
  }
  const { items } = (await holder.ask('/grants')).json
  expect(items.map(({ type }: { type: string }) => type)).toEqual([
    'team',
    'subscription',
    'package',
    'event',
  ])
  expect((await holder.ask('/orders')).json.total).toBe(0)
})

it.each([
  ['nothing', [], 2],
  ['two things', ['--game', '1', '--subscription', 'monthly'], 2],
  ['an unknown product', ['--pass', 'nowhere'], 2],
  ['a team pass without a team', ['--pass', 'team-pass'], 2],
])('%s is not given', async (_name, what, code) => {
  const holder = await openBuyer(server)
  const email = (await holder.ask('/profile')).json.email
  const given = ['--until', '2099-12-31', '--reason', 'Keeps the score', '--channel', 'alpha']
  expect((await run('grant', email, ...what, ...given)).code).toBe(code)
  expect((await holder.ask('/grants')).json.total).toBe(0)
})
