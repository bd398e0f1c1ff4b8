import { expect, it } from 'vitest'
import { endOtherSessionsOfUser, endSessionsOfUser } from '../src/accounts/keys/index.ts'
import { endAccount } from '../src/front/account-deletion/end-account.ts'
import { findOrder, moveOrder } from '../src/orders/orders/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { addReplay, addRung, baseOf } from './video-builder.ts'

let shiftMs = 0
// Nobody is there: what a server does that has edges is what counts.
const edgeUrls = ['http://127.0.0.1:9']
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { edgeUrls },
  now: () => new Date(Date.now() + shiftMs),
})
const season = await openSeason(server)
const shop = openShop(server)
const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), {
  stream_status: 'finished',
  type: 'ppv',
})
const { videoId } = await addReplay(server, eventId)
await addRung(server, videoId, { name: 'source', height: 90, bandwidth: 900_000 })

async function buyAndPlay(email: string) {
  const { apiKey, userId } = await server.programKey(server.alphaId, email)
  const orderId = await shop.add(userId, { event_id: eventId })
  const headers = { authorization: `Bearer ${apiKey}` }
  const start = () => server.ask(`/api/events/${eventId}/playback`, { body: {}, headers })
  const { json } = await start()
  const status = async () => (await server.ask(`${baseOf(json.url)}segment-0.m4s`)).status
  const renew = (body = {}) => server.ask(`/api/playback/${json.playback_id}`, { body, headers })
  expect(await status()).toBe(200)
  return { userId, orderId, headers, start, renew, status, opened: json }
}
type Player = Awaited<ReturnType<typeof buyAndPlay>>

async function refund({ orderId }: Player): Promise<void> {
  await server.ctx.db.transaction(async tx => {
    const order = await findOrder(tx, server.alphaId, orderId)
    if (!order) throw new Error('no order')
    const after = { status: 'refunded', activity_status: 'inactive' } as const
    expect(await moveOrder(tx, order, after, server.ctx.now())).toBe('moved')
  })
}

const ends: [string, (player: Player) => Promise<unknown>][] = [
  ['a refund', refund],
  ['a log-out', ({ headers }) => server.ask('/api/auth/logout', { body: {}, headers })],
  [
    'an operator who logs the user out',
    ({ userId }) => server.ctx.db.transaction(tx => endSessionsOfUser(tx, server.alphaId, userId)),
  ],
  [
    'a changed password, for all other browsers',
    ({ userId }) =>
      server.ctx.db.transaction(tx =>
        endOtherSessionsOfUser(tx, {
          userId,
          channelId: server.alphaId,
          keyHash: 'this browser',
          isProgram: false,
          expiresAt: server.ctx.now(),
        }),
      ),
  ],
  [
    'a deleted account',
    async ({ userId }) => {
      const channel = await server.ctx.channels.findByKey('alpha')
      if (!channel) throw new Error('no channel')
      await server.ctx.db.transaction(tx => endAccount(server.ctx, tx, channel, userId))
    },
  ],
]

it.each(ends)('what plays ends with %s, although its address has minutes', async (name, end) => {
  const player = await buyAndPlay(`${name.replaceAll(/\W/g, '-')}@example.com`)
  const other = await buyAndPlay(`beside-${name.replaceAll(/\W/g, '-')}@example.com`)
  await end(player)
  await expect.poll(player.status, { timeout: 3_000 }).toBe(403)
  expect(await other.status()).toBe(200)
})

it('a player that may still watch by another order opens again', async () => {
  const player = await buyAndPlay('twice@example.com')
  await shop.add(player.userId, { event_id: eventId })
  await refund(player)
  await expect.poll(player.status, { timeout: 3_000 }).toBe(403)
  expect((await player.renew()).json.error.code).toBe('not_found')
  expect((await player.start()).status).toBe(200)
})

it('behind edges an address opens for five minutes and is renewed each minute, and the third player still ends the first', async () => {
  const player = await buyAndPlay('many@example.com')
  const { renew_seconds, expires_at } = player.opened
  expect(renew_seconds).toBe(60)
  expect(Math.round((Date.parse(expires_at) - Date.now()) / 1000)).toBeGreaterThan(290)
  await player.start()
  expect(await player.status()).toBe(200)
  await player.start()
  await expect.poll(player.status, { timeout: 3_000 }).toBe(403)
})

it('behind edges a player that missed one renewal goes on where it was, and one that missed two is gone', async () => {
  const player = await buyAndPlay('tunnel@example.com')
  shiftMs = 125_000
  expect((await player.renew({ position_seconds: 7 })).status).toBe(200)
  expect((await player.start()).json.resume_seconds).toBe(7)
  shiftMs = 125_000 + 185_000
  expect((await player.renew()).json.error.code).toBe('not_found')
  shiftMs = 0
})
