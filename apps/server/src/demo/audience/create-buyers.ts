import { insertAccount } from '../../accounts/auth/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

export const buyersHost = 'fans.example'
const firstNames = ['Maya', 'Olivia', 'Liam', 'Noah', 'Chloé', 'Étienne', 'Kalina']
const lastNames = ['Tremblay', 'Petrov', 'Singh', 'Wood']

/** Buyers of games of the demo. Nobody can log in as one of them: they have no password. */
export async function createBuyers(
  { db }: Pick<Context, 'db'>,
  channel: Channel,
  created_at: Date,
): Promise<number[]> {
  const ids: number[] = []
  for (const first_name of firstNames)
    for (const last_name of lastNames) {
      const email = `${first_name}.${last_name}@${buyersHost}`
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
      const account = { email, first_name, last_name, email_verified_at: created_at, created_at }
      const buyer = await insertAccount(db, channel.id, account)
      if (buyer) ids.push(buyer.id)
    }
  return ids
}
