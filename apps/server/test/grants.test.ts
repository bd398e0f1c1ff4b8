import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, grants, orders, users } from '../src/db/tables.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague, playSeason } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({ channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')] })
const played = await playSeason(server)
const games = played.games
const season = played.season
const studio = await enterStudio(server, 'runs@alpha.test', server.alphaId)

type Buyer = Awaited<ReturnType<typeof openBuyer>>

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const give = (holder: Buyer, gift: object) =>
  studio.post(`/channels/alpha/users/${holder.userId}/grants`, {
    ends_at: inDays(7),
    note: 'Works at the gate',
    ...gift,
  })
const listOf = async (holder: Buyer) =>
  (await studio.get(`/channels/alpha/grants?user_id=${holder.userId}`)).json
const opens = async (holder: Buyer) => {
  const held = Object.entries(games).map(async ([name, id]) => {
    const { json } = await holder.ask(`/events/${id}`)
    return json.has_access ? [name] : []
  })
  return (await Promise.all(held)).flat()
}

it('a list of people gets the same, each once, and who has no account gets a link', async () => {
  const [one, two] = [await openBuyer(server), await openBuyer(server)]
  const emailOf = async ({ userId }: Buyer) => {
    const [row] = await server.ctx.db.select().from(users).where(eq(users.id, userId))
    return row?.email ?? ''
  }
  const [first, second] = [await emailOf(one), await emailOf(two)]
  const ends_at = inDays(7)
  const giveAll = async (emails: string[]) => {
    const gift = { type: 'event', id: games.ppv, ends_at, note: 'The band', emails }
    return (await studio.post('/channels/alpha/grants', gift)).json
  }
  expect(await giveAll([first, first.toUpperCase(), 'nobody@alpha.test'])).toEqual({
    given: 1,
    held: [],
    mailed: ['nobody@alpha.test'],
  })
  expect(await giveAll([first, second])).toEqual({ given: 1, held: [first], mailed: [] })
  expect(await opens(one)).toEqual(['ppv'])
  expect((await listOf(two)).total).toBe(1)
})

describe('a gift from an operator', () => {
  it.each<[string, () => Promise<object> | object, string[]]>([
    ['a game opens it, pay-per-view too', () => ({ type: 'event', id: games.ppv }), ['ppv']],
    [
      'a product opens what its buyers get',
      async () => ({ type: 'package', id: await productId(server, 'package', 'winter') }),
      ['hockey', 'swim'],
    ],
    [
      'a team pass opens the games of its team',
      async () => ({
        type: 'package',
        id: await productId(server, 'package', 'team-pass'),
        participant_id: season.team('heloise-second'),
      }),
      ['small'],
    ],
    [
      'a subscription opens everything that passes open',
      async () => ({ type: 'subscription', id: await productId(server, 'subscription', 'monthly') }),
      ['ball', 'small', 'hockey', 'swim'],
    ],
    [
      'a team opens its games in every sport',
      () => ({ type: 'team', id: season.team('north-ice') }),
      ['hockey'],
    ],
  ])('%s', async (_name, gift, expected) => {
    const holder = await openBuyer(server)
    expect(await opens(holder)).toEqual([])
    expect((await give(holder, await gift())).status).toBe(200)
    expect(await opens(holder)).toEqual(expected)
  })

  it('lets its holder do what buyers may, and appears in the profile as a gift, never as an order', async () => {
    const holder = await openBuyer(server)
    await give(holder, { type: 'event', id: games.ball })
    expect((await holder.ask('/user/access')).json.capabilities).toContain('download_clip')
    expect((await holder.ask('/grants')).json.items).toMatchObject([
      { type: 'event', event_id: games.ball, ends_at: expect.any(String) },
    ])
    expect((await holder.ask('/orders')).json.total).toBe(0)
    expect(await server.ctx.db.$count(orders, eq(orders.user_id, holder.userId))).toBe(0)
  })

  it('is not sold to its holder while it lasts', async () => {
    const holder = await openBuyer(server)
    const winter = { type: 'package', id: await productId(server, 'package', 'winter') }
    await give(holder, winter)
    const payment_method_id = await holder.enterCard(cards.good)
    const { status, json } = await holder.buy({ ...winter, payment_method_id })
    expect({ status, code: json.error?.code }).toEqual({ status: 409, code: 'already_purchased' })
  })

  it('ends by itself, or sooner if an operator ends it', async () => {
    const holder = await openBuyer(server)
    const { json } = await give(holder, { type: 'event', id: games.ball })
    expect((await studio.post(`/channels/alpha/grants/${json.id}/end`)).status).toBe(200)
    expect(await opens(holder)).toEqual([])
    expect((await listOf(holder)).items).toMatchObject([{ id: json.id, is_over: true }])
    expect((await holder.ask('/grants')).json.items).toEqual([])
    expect((await studio.post(`/channels/alpha/grants/${json.id}/end`)).status).toBe(409)

    await give(holder, { type: 'event', id: games.ball })
    expect(await opens(holder)).toEqual(['ball'])
    await server.ctx.db
      .update(grants)
      .set({ ends_at: new Date(Date.now() - 1) })
      .where(eq(grants.user_id, holder.userId))
    expect(await opens(holder)).toEqual([])
  })

  it('goes on as it was where an operator undoes its end, and is no second gift', async () => {
    const holder = await openBuyer(server)
    const { json } = await give(holder, { type: 'event', id: games.ball })
    const gift = `/channels/alpha/grants/${json.id}`
    const [{ ends_at }] = (await listOf(holder)).items
    expect((await studio.post(`${gift}/restore`, { ends_at })).status).toBe(409)
    await studio.post(`${gift}/end`)
    expect(await opens(holder)).toEqual([])
    expect((await studio.post(`${gift}/restore`, { ends_at: inDays(-1) })).status).toBe(400)
    expect((await studio.post(`${gift}/restore`, { ends_at })).status).toBe(200)
    expect(await opens(holder)).toEqual(['ball'])
    expect((await listOf(holder)).items).toMatchObject([{ id: json.id, is_over: false, ends_at }])
    const other = await enterStudio(server, 'beta@example.com', server.betaId)
    await studio.post(`${gift}/end`)
    expect((await other.post(gift.replace('alpha', 'beta').concat('/restore'), { ends_at })).status).toBe(404)
  })

  it('appears in the answer to why somebody can or cannot watch', async () => {
    const holder = await openBuyer(server)
    const { json } = await give(holder, { type: 'event', id: games.ball })
    const why = async () => (await holder.ask(`/events/${games.ball}/why`)).json
    const given = await why()
    expect(given).toMatchObject({ can_watch: true, grants: [{ id: json.id, gap: null }], orders: [] })
    expect(given.rules).toContainEqual({ rule: 'grant', is_met: true })
    await studio.post(`/channels/alpha/grants/${json.id}/end`)
    const over = await why()
    expect(over).toMatchObject({ can_watch: false, grants: [{ id: json.id, gap: 'ended' }] })
    expect(over.rules).toContainEqual({ rule: 'order', is_met: false })
  })

  it.each<[string, () => Promise<object> | object, number, string]>([
    [
      'with an end that has passed',
      () => ({ type: 'event', id: games.ball, ends_at: inDays(-1) }),
      400,
      'invalid_request',
    ],
    ['without a reason', () => ({ type: 'event', id: games.ball, note: ' ' }), 400, 'invalid_request'],
    [
      'as a team pass without a team',
      async () => ({ type: 'package', id: await productId(server, 'package', 'team-pass') }),
      400,
      'team_not_selected',
    ],
    [
      'as the package that single games are sold as',
      async () => ({ type: 'package', id: await productId(server, 'package', 'game') }),
      404,
      'not_found',
    ],
    ['of an unknown product', () => ({ type: 'team', id: 2_000_000_000 }), 404, 'not_found'],
  ])('is refused %s', async (_name, gift, status, code) => {
    const holder = await openBuyer(server)
    const refused = await give(holder, await gift())
    expect({ status: refused.status, code: refused.json.error.code }).toEqual({ status, code })
    expect((await listOf(holder)).total).toBe(0)
  })

  it('is recorded with who gave and who ended it, and is found by its holder', async () => {
    const holder = await openBuyer(server)
    const { json } = await give(holder, { type: 'team', id: season.team('north-ice') })
    await studio.post(`/channels/alpha/grants/${json.id}/end`)
    const rows = await server.ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.target_type, 'user'), eq(auditLog.target_id, holder.userId)))
      .orderBy(desc(auditLog.id))
    expect(rows.map(({ action, operator_email }) => ({ action, operator_email }))).toEqual([
      { action: 'end_grant', operator_email: 'runs@alpha.test' },
      { action: 'give_grant', operator_email: 'runs@alpha.test' },
    ])
    const [{ email, note, operator_email }] = (await listOf(holder)).items.map(
      (item: { user: { email: string }; note: string; operator_email: string }) => ({
        ...item,
        ...item.user,
      }),
    )
    expect({ note, operator_email }).toEqual({ note: 'Works at the gate', operator_email: 'runs@alpha.test' })
    const found = await studio.get(`/channels/alpha/grants?search=${encodeURIComponent(email)}`)
    expect(found.json.items.map(({ id }: { id: number }) => id)).toEqual([json.id])
  })

  it('stays as it was when its product leaves the files, and is deleted with its holder', async () => {
    const holder = await openBuyer(server)
    await give(holder, { type: 'package', id: await productId(server, 'package', 'winter') })
    await server.apply(
      buildSoldLeague('alpha', document => {
        document.products.packages = document.products.packages.filter(({ alias }) => alias !== 'winter')
      }),
    )
    expect(await opens(holder)).toEqual(['hockey', 'swim'])
    await server.ctx.db.delete(users).where(eq(users.id, holder.userId))
    expect(await server.ctx.db.$count(grants, eq(grants.user_id, holder.userId))).toBe(0)
    await server.apply(buildSoldLeague('alpha'))
  })
})
