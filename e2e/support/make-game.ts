import { randomInt } from 'node:crypto'
import { findGame } from './find-game.ts'
import { operate } from './operate.ts'

/** A game to come, sold for $9.99, that no other test takes: far away, at a minute of its own. */
export async function makeGame(url: string): Promise<number> {
  const operator = await operate(url)
  const { terms } = await operator.get(`/games/${await findGame(url, 'upcoming', 'paid')}`)
  const at = new Date(Date.UTC(2097, 0, 1, 0, randomInt(365 * 24 * 60)))
  const time = at.toISOString().slice(0, 16).replace('T', ' ')
  const price = { type: 'paid', base_price: 899, service_fee: 100 }
  const { id } = await operator.post('/games', Object.assign({}, terms, price, { time }))
  return Number(id)
}
