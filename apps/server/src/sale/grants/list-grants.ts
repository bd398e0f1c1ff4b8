import type { Grant } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeGrant } from './describe-grant.ts'
import { listGrantRows } from './grant-store.ts'

export async function listGrants(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: Reader & { session: { userId: number } },
): Promise<Grant[]> {
  const rows = await listGrantRows(ctx.db, asked.channel.id, asked.session.userId, ctx.now())
  return rows.map(row => describeGrant(asked, row))
}
