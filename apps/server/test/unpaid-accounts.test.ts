import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { grants, paymentCustomers, users } from '../src/db/tables.ts'
import { type Browser, openBrowser, registerPerson } from './browser.ts'
import { atProvider, buyInBrowser, cards, productId } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

let time = new Date()
const laterDays = (days: number) => {
  time = new Date(time.getTime() + days * 86_400_000)
}
const server = await serveTests({
  channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')],
  now: () => time,
})
const { db } = server.ctx
const game = await addSoldGame(server)
const single = await productId(server, 'package', 'game')

async function begin(name: string): Promise<Browser> {
  const browser = await openBrowser(server)
  const { status } = await browser.post('/auth/checkout-account', { email: `${name}@example.com` })
  expect(status).toBe(200)
  return browser
}

const theGame = { type: 'event', id: game, package_id: single }
const buy = (browser: Browser, number: string) => buyInBrowser(server, browser, theGame, number)

/** The only thing that the account has. */
async function openGift(browser: Browser): Promise<void> {
  const giver = await begin('giver')
  const gift = { email: 'elsewhere@example.com', message: '' }
  expect((await buyInBrowser(server, giver, { ...theGame, gift })).status).toBe(200)
  const [{ link }] = (await giver.get('/gifts')).json.items
  const token = new URL(link).searchParams.get('token')
  expect((await browser.post('/gift/open', { token })).status).toBe(200)
}

async function listNames(): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users)
  return rows.map(({ email }) => email.replace('@example.com', '')).sort()
}

async function findUser(name: string): Promise<number> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, `${name}@example.com`))
  if (!row) throw new Error(`There is no ${name}`)
  return row.id
}

async function spendNight(): Promise<void> {
  const name = 'forget-unpaid-accounts'
  await server.runJob(name)
  const countUndone = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = ${name} and state <> 'completed'`,
    )
    return rows.length
  }
  await expect.poll(countUndone, { timeout: 30_000 }).toBe(0)
}

it('an account that was made at the checkout and never paid or proven is gone after 30 days', async () => {
  await begin('left')
  const declined = await begin('declined')
  expect((await buy(declined, cards.declined)).json.error.code).toBe('card_declined')
  const [customer] = await db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.user_id, await findUser('declined')))
  const atCustomer = () => atProvider(server, `/v1/customers/${customer?.customer_id}`)
  expect(await atCustomer()).toMatchObject({ id: customer?.customer_id })
  expect((await buy(await begin('paid'), cards.good)).json.order.status).toBe('paid')
  await registerPerson(server, 'registered@example.com')
  await begin('proven')
  await db
    .update(users)
    .set({ email_verified_at: time })
    .where(eq(users.id, await findUser('proven')))
  await begin('given')
  await db.insert(grants).values({
    channel_id: server.alphaId,
    user_id: await findUser('given'),
    type: 'event',
    event_id: game,
    package_id: single,
    all_categories: false,
    event_category_ids: [],
    newest_category_id: 0,
    is_team_pass: false,
    capabilities: [],
    product_name: { en: 'A game' },
    note: '',
    operator_email: '',
    created_at: time,
    ends_at: new Date(time.getTime() + 86_400_000),
  })
  await openGift(await begin('opened'))
  const visiting = await begin('visiting')
  const kept = ['given', 'giver', 'opened', 'paid', 'proven', 'registered', 'visiting']
  const everybody = [...kept, 'declined', 'left']

  laterDays(29)
  expect((await visiting.get('/profile')).status).toBe(200)
  await begin('new')
  await spendNight()
  expect(await listNames()).toEqual([...everybody, 'new'].sort())
  laterDays(2)
  await spendNight()
  expect(await listNames()).toEqual([...kept, 'new'].sort())
  expect((await visiting.get('/profile')).status).toBe(200)
  expect(await atCustomer()).toMatchObject({ error: { code: 'resource_missing' } })
  // The address is free again.
  expect((await buy(await begin('left'), cards.good)).json.order.status).toBe('paid')

  laterDays(31)
  await spendNight()
  expect(await listNames()).toEqual([...kept, 'left'].filter(name => name !== 'visiting').sort())
})
