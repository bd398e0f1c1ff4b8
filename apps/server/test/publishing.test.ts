import { afterAll, expect, it } from 'vitest'
import { holdChannel } from '../src/content/channel-code/index.ts'
import { openDatabase } from '../src/db/connection.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { openLocks } from './open-locks.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

const server = await serveTests({ channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')] })
const database = openDatabase({ url: server.databaseUrl, maxConnections: 2, onError: () => {} })
afterAll(() => database.close())
const join = (channel_key: string) =>
  server.ask('/api/get_api_key', { host: `${channel_key}.test`, method: 'POST', body: { channel_key } })
const statusesOf = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status))
const { countWaiting } = openLocks(database.db, () => join('beta'))

it('while an operator publishes, newcomers come in, and buyers leave most connections to others', async () => {
  const season = await productId(server, 'package', 'season')
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const buyer = await openBuyer(server)
      return { buyer, payment_method_id: await buyer.enterCard(cards.good) }
    }),
  )
  const bought = await database.db.transaction(async tx => {
    await holdChannel(tx, 'alpha')
    expect(statusesOf(await Promise.all(Array.from({ length: 40 }, () => join('alpha'))))).toEqual(
      new Set([200]),
    )
    const asked = buyers.map(({ buyer, payment_method_id }) =>
      buyer.buy({ type: 'package', id: season, payment_method_id }),
    )
    await expect.poll(countWaiting, { timeout: 8_000 }).toBeGreaterThan(0)
    expect(statusesOf(await Promise.all(Array.from({ length: 40 }, () => join('beta'))))).toEqual(
      new Set([200]),
    )
    expect(await countWaiting()).toBeLessThanOrEqual(3)
    return asked
  })
  expect(statusesOf(await Promise.all(bought))).toEqual(new Set([200]))
})
