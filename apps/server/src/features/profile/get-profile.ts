import type { User } from '@grandstand/contract'
import { CallError } from '../../call-error.ts'
import type { Channel } from '../../channel.ts'
import type { Context } from '../../context.ts'
import { describeUser } from './describe-user.ts'
import { findUserRow } from './user-store.ts'

export async function getProfile(
  ctx: Pick<Context, 'db'>,
  asked: { channel: Channel; session: { userId: number } },
): Promise<User> {
  const row = await findUserRow(ctx.db, asked.channel.id, asked.session.userId)
  if (!row) throw new CallError('unauthenticated')
  return describeUser(row)
}
