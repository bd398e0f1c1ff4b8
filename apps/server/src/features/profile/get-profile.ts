import type { User } from '@grandstand/contract'
import { CallError } from '../../call-error.ts'
import type { Channel } from '../../channel.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { describeUser, findUserRow } from '../users/index.ts'

export async function getProfile(
  ctx: { db: Db | Tx },
  asked: { channel: Channel; session: { userId: number } },
): Promise<User> {
  const row = await findUserRow(ctx.db, asked.channel.id, asked.session.userId)
  if (!row) throw new CallError('unauthenticated')
  return describeUser(row)
}
