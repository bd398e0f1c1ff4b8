import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog, grantLinks } from '../src/db/tables.ts'
import { forgetGrantLinksTo } from '../src/sale/grant-links/index.ts'
import { openBuyer } from './buyer.ts'
import { openMailbox, tokenOf } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague, playSeason } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

let clockMs = 0
const server = await serveTests({
  channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')],
  now: () => new Date(Date.now() + clockMs),
})
const { games } = await playSeason(server)
const studio = await enterStudio(server, 'help@alpha.test', server.alphaId, 'helpdesk')
const mailbox = openMailbox(server)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const links = '/channels/alpha/grant-links'

const give = async (email: string) => {
  const gift = { type: 'event', id: games.ppv, ends_at: inDays(7), note: 'The band', emails: [email] }
  return (await studio.post('/channels/alpha/grants', gift)).json
}
const rowOf = async (email: string) => {
  const { items } = (await studio.get(links)).json
  return items.find((item: { email: string | null }) => item.email === email)
}
const mailedTokens = async (email: string, count = 1) =>
  (await mailbox.receive(email, '/gift', count)).map(({ text }) => tokenOf(text))
const seesGame = async (buyer: Awaited<ReturnType<typeof openBuyer>>) =>
  (await buyer.ask(`/events/${games.ppv}`)).json.has_access

it('an address without an account gets a link, which opens the game once, in any account', async () => {
  const email = 'trumpet@alpha.test'
  expect(await give(email)).toEqual({ given: 0, held: [], mailed: [email] })
  expect(await give(email.toUpperCase())).toEqual({ given: 0, held: [email], mailed: [] })
  const [token, ...others] = await mailedTokens(email)
  expect(others).toEqual([])
  expect(await rowOf(email)).toMatchObject({ state: 'sent', note: 'The band', opened_at: null })
  const [one, two] = [await openBuyer(server), await openBuyer(server)]
  expect((await one.ask('/gift', { token })).json).toMatchObject({
    state: 'waiting',
    event_id: games.ppv,
    email,
  })
  expect(await seesGame(one)).toBe(false)
  const answers = await Promise.all([one, two].map(buyer => buyer.ask('/gift/open', { token })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await Promise.all([one, two].map(seesGame))).filter(Boolean)).toHaveLength(1)
  expect(await rowOf(email)).toMatchObject({ state: 'opened' })
  expect((await one.ask('/gift', { token })).status).toBe(404)
  const { items } = (await studio.get('/channels/alpha/grants')).json
  expect(items).toMatchObject([{ note: 'The band', operator_email: 'help@alpha.test' }])
})

it('a link that is sent again replaces the one before', async () => {
  const email = 'drum@alpha.test'
  await give(email)
  const { id } = await rowOf(email)
  expect((await studio.post(`${links}/${id}/resend`)).status).toBe(200)
  const tokens = await mailedTokens(email, 2)
  const buyer = await openBuyer(server)
  const opened = await Promise.all(tokens.map(token => buyer.ask('/gift', { token })))
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 404])
})

it('a link that is taken back, or whose access is over, opens nothing and is not sent again', async () => {
  const buyer = await openBuyer(server)
  const email = 'flute@alpha.test'
  await give(email)
  const { id } = await rowOf(email)
  const [token] = await mailedTokens(email)
  expect((await studio.post(`${links}/${id}/take-back`)).status).toBe(200)
  expect((await buyer.ask('/gift/open', { token })).status).toBe(404)
  expect(await rowOf(email)).toMatchObject({ state: 'taken_back' })
  for (const verb of ['resend', 'take-back'])
    expect((await studio.post(`${links}/${id}/${verb}`)).status).toBe(409)

  await give('horn@alpha.test')
  const [late] = await mailedTokens('horn@alpha.test')
  clockMs = 8 * 86_400_000
  expect((await buyer.ask('/gift', { token: late })).json.state).toBe('ended')
  expect((await buyer.ask('/gift/open', { token: late })).json.error.code).toBe('gift_ended')
  clockMs = 0
})

it('what is sent and taken back is recorded without the address, which goes with its account', async () => {
  const email = 'violin@alpha.test'
  await give(email)
  const log = await server.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'send_grant_link'))
  expect(log.length).toBeGreaterThan(0)
  expect(JSON.stringify(log)).not.toContain(email)
  const [token] = await mailedTokens(email)
  await server.ctx.db.transaction(tx => forgetGrantLinksTo(tx, server.alphaId, email.toUpperCase()))
  expect((await (await openBuyer(server)).ask('/gift', { token })).status).toBe(404)
  expect(await server.ctx.db.select().from(grantLinks).where(eq(grantLinks.email, email))).toEqual([])
})

it('another channel’s operators neither see nor change them', async () => {
  const { id } = await rowOf('drum@alpha.test')
  const other = await enterStudio(server, 'help@beta.test', server.betaId, 'helpdesk')
  expect((await other.get('/channels/beta/grant-links')).json.items).toEqual([])
  expect((await other.post(`/channels/beta/grant-links/${id}/take-back`)).status).toBe(404)
})
