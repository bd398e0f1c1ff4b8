import { randomUUID } from 'node:crypto'
import { addOperator } from '../../../apps/server/src/operators/operators/index.ts'
import { createPasswords } from '../../../apps/server/src/runtime/passwords.ts'
import { type Operating, operate } from '../../../e2e/support/operate.ts'
import { startPatientEncoder } from '../../support/patient-encoder.ts'
import type { Shop } from '../../support/shop/open-shop.ts'

type League = Pick<Shop, 'db' | 'url' | 'query'>

export interface PaidGame {
  eventId: number
  operator: Operating
  encoder: ReturnType<typeof startPatientEncoder>
}

/** The league's one game, live, with a camera that sends. */
export async function openPaidGame(shop: League, rtmpPort: number): Promise<PaidGame> {
  const operator = await logIn(shop)
  const eventId = await findEvent(shop)
  await operator.post(`/events/${eventId}/start`)
  const { id } = await operator.post(`/events/${eventId}/cameras`, { name: 'Main camera' })
  const { stream_key } = await operator.get(`/events/${eventId}/cameras/${id}/key`)
  return {
    eventId,
    operator,
    encoder: startPatientEncoder(`rtmp://127.0.0.1:${rtmpPort}/live/${stream_key}`),
  }
}

async function logIn({ db, url }: League): Promise<Operating> {
  const login = { email: 'operator@league.example', password: randomUUID() }
  await addOperator(
    { db, now: () => new Date(), passwords: createPasswords() },
    { ...login, channelId: null },
  )
  return operate(url, login)
}

async function findEvent({ query }: League): Promise<number> {
  const { rows } = await query<{ id: number }>('select id from events')
  if (!rows[0]) throw new Error('There is no game')
  return rows[0].id
}
