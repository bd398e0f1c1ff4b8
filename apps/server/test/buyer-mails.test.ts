import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@grandstand/contract'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog, buyerMails, gifts, rateLimits, users } from '../src/db/tables.ts'
import { sendBuyerMail } from '../src/sale/buyer-mails/index.ts'
import { openSeason, soldGame } from './event-builder.ts'
import { openMailbox, tokenOf } from './mailbox.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({ channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')] })
const { db } = server.ctx
const season = await openSeason(server)
const shop = openShop(server)
const studio = await enterStudio(server, 'desk@alpha.test', server.alphaId, 'finance')
const mailbox = openMailbox(server)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const addGame = (change: object = {}) => season.add(inDays(1), { ...soldGame, ...change })
let fans = 0
async function openFan() {
  fans += 1
  const email = `fan-${fans}@example.com`
  return { email, ...(await server.programKey(server.alphaId, email)) }
}
const at = (game: number) => `/channels/alpha/events/${game}/buyer-mails`
const letter = (change: object = {}) => ({
  subject: 'An hour later',
  text: 'The ice is late.\n\nSee you at eight & bring <friends>.',
  with_pass_holders: false,
  idempotency_key: randomUUID(),
  ...change,
})
const mailsTo = async ({ email }: { email: string }) =>
  (await mailbox.mailsTo(email)).map(mail => mail.subject)

it('goes to all who bought the game, each once, however often and by how many it is sent', async () => {
  const game = await addGame()
  const [one, two, other] = [await openFan(), await openFan(), await openFan()]
  for (const fan of [one, one, two]) await shop.add(fan.userId, { event_id: game })
  await shop.add(other.userId, { event_id: await addGame() })
  expect((await studio.get(at(game))).json).toEqual({ buyers: 2, pass_holders: 0, mails: [] })

  const mail = letter()
  const answers = await Promise.all([studio.post(at(game), mail), studio.post(at(game), mail)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.json.id).toBe(answers[1]?.json.id)
  expect(answers[0]?.json).toMatchObject({ people: 2, by: 'desk', subject: 'An hour later' })
  await expect.poll(() => mailsTo(two), { timeout: 20_000 }).toEqual(['An hour later'])
  await expect.poll(() => mailsTo(one), { timeout: 20_000 }).toEqual(['An hour later'])
  expect((await studio.post(at(game), mail)).json.is_sent).toBe(true)
  // As after a process that died when all was done: the job comes again.
  const { id } = answers[0]?.json ?? {}
  await db.transaction(tx =>
    server.ctx.jobs.add(tx, sendBuyerMail, { channel_id: server.alphaId, mail_id: id }),
  )
  await studio.post(at(game), letter({ subject: 'And now' }))
  await expect.poll(() => mailsTo(two), { timeout: 20_000 }).toEqual(['And now', 'An hour later'])
  expect(await mailsTo(other)).toEqual([])

  const [sent] = await mailbox.mailsTo(one.email)
  expect(sent?.html).toContain('bring &lt;friends&gt;')
  expect(sent?.text).toContain(`/watch/${game}`)
  const raw = await readFile(join(server.dataDir, 'outbox', 'alpha', `${sent?.id}.eml`), 'utf8')
  expect(raw.replaceAll(/\n\s+/g, '')).toMatch(/^List-Unsubscribe:\s*<http[^>]+\/buyer-mails\?token=[\w-]+>/m)
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'mail_buyers'))
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({ target_id: game, details: { people: 2, with_pass_holders: false } })
})

it('goes to holders of a pass that covers the game only where that is wanted, and not twice to who has both', async () => {
  const game = await addGame()
  const [buyer, holder, both, expired, elsewhere] = [
    await openFan(),
    await openFan(),
    await openFan(),
    await openFan(),
    await openFan(),
  ]
  for (const { userId } of [buyer, both]) await shop.add(userId, { event_id: game })
  for (const { userId } of [holder, both]) await shop.add(userId, { package: 'season' })
  const over = new Date(Date.now() - 1_000)
  await shop.add(expired.userId, { package: 'season', expires_at: over })
  await shop.add(elsewhere.userId, { package: 'winter' })
  expect((await studio.get(at(game))).json).toMatchObject({ buyers: 2, pass_holders: 1 })

  await studio.post(at(game), letter({ subject: 'Buyers' }))
  await expect.poll(() => mailsTo(buyer), { timeout: 20_000 }).toEqual(['Buyers'])
  const all = await studio.post(at(game), letter({ subject: 'All', with_pass_holders: true }))
  expect(all.json).toMatchObject({ people: 3, with_pass_holders: true })
  await expect.poll(() => mailsTo(holder), { timeout: 20_000 }).toEqual(['All'])
  await expect.poll(() => mailsTo(both), { timeout: 20_000 }).toEqual(['All', 'Buyers'])
  expect(await mailsTo(expired)).toEqual([])
  expect(await mailsTo(elsewhere)).toEqual([])
  // Pay-per-view is covered by no pass.
  const ppv = await addGame({ type: 'ppv' })
  expect((await studio.get(at(ppv))).json).toMatchObject({ buyers: 0, pass_holders: 0 })
  expect((await studio.post(at(ppv), letter({ with_pass_holders: true }))).status).toBe(409)
})

it('goes to who opened the game as a gift, and to who got their money back only once it is cancelled', async () => {
  const game = await addGame()
  const [giver, guest, refunded] = [await openFan(), await openFan(), await openFan()]
  const order = await shop.add(giver.userId, { event_id: game, is_gift: true })
  const gift = { channel_id: server.alphaId, order_id: order, message: '', created_at: new Date() }
  await db.insert(gifts).values({ ...gift, user_id: guest.userId, opened_at: new Date() })
  await shop.refund(await shop.add(refunded.userId, { event_id: game }))
  expect((await studio.get(at(game))).json.buyers).toBe(2)
  const owner = await enterStudio(server, 'owner@alpha.test', server.alphaId)
  expect((await owner.post(`/channels/alpha/events/${game}/cancel`)).status).toBe(200)
  expect((await studio.get(at(game))).json.buyers).toBe(3)
})

it('leaves out who stopped these mails by the link in one, and whose account is gone', async () => {
  const game = await addGame()
  const [fan, gone, stays] = [await openFan(), await openFan(), await openFan()]
  for (const { userId } of [fan, gone, stays]) await shop.add(userId, { event_id: game })
  await studio.post(at(game), letter({ subject: 'First' }))
  await expect.poll(() => mailsTo(fan), { timeout: 20_000 }).toEqual(['First'])
  const [mail] = await mailbox.mailsTo(fan.email)
  const token = tokenOf(mail?.text ?? '')
  const key = await server.anonymousKey()
  const set = (body: object, host = 'alpha.test') =>
    server.ask('/api/buyer-mails', { host, body, headers: { authorization: `Bearer ${key}` } })
  expect((await set({ token: 'a-token-that-nobody-has', is_wanted: false })).status).toBe(404)
  expect((await set({ token, is_wanted: false })).status).toBe(200)
  await db.delete(users).where(eq(users.id, gone.userId))
  expect((await studio.get(at(game))).json.buyers).toBe(1)
  await studio.post(at(game), letter({ subject: 'Second' }))
  await expect.poll(() => mailsTo(stays), { timeout: 20_000 }).toEqual(['Second', 'First'])
  expect(await mailsTo(fan)).toEqual(['First'])
  expect((await set({ token, is_wanted: true })).status).toBe(200)
  expect((await studio.get(at(game))).json.buyers).toBe(2)
})

it('stands in the log of the game, and stays in its own channel', async () => {
  const game = await addGame()
  const fan = await openFan()
  await shop.add(fan.userId, { event_id: game })
  await studio.post(at(game), letter())
  const producer = await enterStudio(server, 'producer@alpha.test', server.alphaId, 'producer')
  const { log } = (await producer.get(`/channels/alpha/events/${game}/room`)).json
  expect(log).toMatchObject([{ type: 'mail', subject: 'An hour later', people: 1, by: 'desk' }])
  const beta = await enterStudio(server, 'desk@beta.test', server.betaId)
  expect((await beta.get(`/channels/beta/events/${game}/buyer-mails`)).status).toBe(404)
  expect((await beta.post(`/channels/beta/events/${game}/buyer-mails`, letter())).status).toBe(404)
  const scorer = await enterStudio(server, 'scorer@alpha.test', server.alphaId, 'scorer')
  expect((await scorer.post(at(game), letter())).status).toBe(403)
  expect((await studio.post(at(game), letter({ subject: 'Two\nlines' }))).status).toBe(400)
})

it('is bounded for the whole channel', async () => {
  const game = await addGame()
  await shop.add((await openFan()).userId, { event_id: game })
  await db.delete(rateLimits)
  const before = await db.$count(buyerMails)
  const statuses: number[] = []
  for (let count = 0; count <= limits.buyer_mails.max; count += 1)
    statuses.push((await studio.post(at(game), letter())).status)
  expect(statuses.filter(status => status === 200)).toHaveLength(limits.buyer_mails.max)
  expect(statuses.at(-1)).toBe(429)
  expect(await db.$count(buyerMails)).toBe(before + limits.buyer_mails.max)
})
