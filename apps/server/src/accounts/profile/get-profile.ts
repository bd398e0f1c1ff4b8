import type { User } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeUser, findUserRow } from '../users/index.ts'

export async function getProfile(
  ctx: { db: Db | Tx },
  asked: { channel: Channel; session: { userId: number } },
): Promise<User> {
  const row = await findUserRow(ctx.db, asked.channel.id, asked.session.userId)
  if (!row) throw new CallError('unauthenticated')
  return describeUser(row)
}
