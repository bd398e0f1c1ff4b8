import { notifyUser } from '../../accounts/users/index.ts'
import type { Channel } from '../../context/channel.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import type { Tx } from '../../db/connection.ts'
import { getScope } from '../../orders/orders/index.ts'
import type { Gift } from './choose-gift.ts'
import { insertGrant } from './grant-store.ts'

interface GrantFacts {
  userId: number
  endsAt: Date
  note: string
  /** Empty: done on the machine itself. */
  operatorEmail: string
  now: Date
}

/** What it opens at this moment, as an order would keep it. The id of the grant. */
export async function writeGrant(
  tx: Tx,
  channel: Channel,
  gift: Gift,
  { userId, endsAt, note, operatorEmail, now }: GrantFacts,
): Promise<number> {
  await shareChannelContent(tx, channel.id)
  const { event_categories, capabilities, ...scope } = await getScope(tx, channel.id, {
    ...gift,
    event_category_id: null,
  })
  const id = await insertGrant(tx, channel.id, {
    ...gift,
    ...scope,
    event_category_ids: [...event_categories],
    capabilities: [...capabilities],
    user_id: userId,
    note,
    operator_email: operatorEmail,
    created_at: now,
    ends_at: endsAt,
  })
  await notifyUser(tx, channel.id, userId, { kind: 'access' })
  return id
}
