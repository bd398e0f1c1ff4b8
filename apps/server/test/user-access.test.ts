import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../src/db/tables.ts'
import { buildChannel } from './channel-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'

/** An address in Canada, by the country file that comes along. */
const inCanada = { 'x-forwarded-for': '24.48.0.1' }
const nothing = {
  capabilities: ['watch'],
  trial_period_used: false,
  is_geo_blocked: false,
  is_past_due: false,
  featureCount: { clips: 0, downloads: 0 },
  featureLimit: { clips: 0, downloads: 0 },
}

const server = await serveTests({
  channels: [buildChannel('alpha'), buildChannel('beta', { geo_blocked_countries: ['CA'] })],
})

const access = async (apiKey: string, headers: Record<string, string> = {}, host = 'alpha.test') =>
  (await server.ask('/api/user/access', { host, headers: { authorization: `Bearer ${apiKey}`, ...headers } }))
    .json

describe('user/access', () => {
  it('lets visitors watch, and no more', async () => {
    expect(await access(await server.anonymousKey())).toEqual(nothing)
  })

  it('lets a user without any product do no more, unless the channel says so', async () => {
    const { apiKey } = await server.programKey()
    expect(await access(apiKey)).toEqual(nothing)
    const ofGamma = buildChannel('gamma', {
      capabilities: { visitor: [], user: ['watch', 'clipping'] },
      feature_limits: { clips: 3, downloads: 7 },
    })
    const { channelId } = await server.apply(ofGamma)
    const user = await server.programKey(channelId)
    await expect
      .poll(() => access(user.apiKey, {}, 'gamma.test'))
      .toEqual({
        ...nothing,
        capabilities: ['watch', 'clipping'],
        featureLimit: { clips: 3, downloads: 0 },
      })
    expect((await access(await server.anonymousKey('gamma'), {}, 'gamma.test')).capabilities).toEqual([])
  })

  it('lets the holder of a product do what it allows, until it is refunded', async () => {
    const { apiKey, userId } = await server.programKey(server.alphaId, 'holder@example.com')
    const shop = openShop(server)
    const orderId = await shop.add(userId, { subscription: 'monthly' })
    expect((await access(apiKey)).capabilities).toEqual(['watch', 'no_ads'])
    await shop.refund(orderId)
    expect(await access(apiKey)).toEqual(nothing)
  })

  it('says that the trial was used', async () => {
    const { apiKey, userId } = await server.programKey(server.alphaId, 'trial@example.com')
    await server.ctx.db.update(users).set({ trial_period_used: true }).where(eq(users.id, userId))
    expect(await access(apiKey)).toEqual({ ...nothing, trial_period_used: true })
  })

  it('says that the user is in a blocked country, logged in or not', async () => {
    const { apiKey } = await server.programKey(server.betaId, 'abroad@example.com')
    for (const key of [apiKey, await server.anonymousKey('beta')]) {
      expect(await access(key, inCanada, 'beta.test')).toEqual({ ...nothing, is_geo_blocked: true })
      expect(await access(key, {}, 'beta.test')).toEqual(nothing)
    }
    expect(await access(await server.anonymousKey(), inCanada)).toEqual(nothing)
  })

  it('treats a key without its cookie as a visitor', async () => {
    const { apiKey, userId } = await server.userKey(server.alphaId, 'copied@example.com')
    await server.ctx.db.update(users).set({ trial_period_used: true }).where(eq(users.id, userId))
    const { json } = await server.ask(`/api/user/access?api_key=${apiKey}`)
    expect(json).toEqual(nothing)
  })
})
