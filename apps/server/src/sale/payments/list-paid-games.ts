import { passKinds } from '@grandstand/contract'
import type { PaidGame } from '@grandstand/rules'
import { z } from 'zod'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { listPaidGameRows } from './paid-game-store.ts'

const passKind = z.enum(passKinds)

/** Games that the user has paid for singly and that may count towards a pass; none where the channel counts none. */
export async function listPaidGames(
  ctx: Pick<Context, 'rosters'>,
  tx: Tx,
  asked: Reader,
  userId: number,
): Promise<PaidGame[]> {
  const { channel } = asked
  if (!channel.settings.games_count_towards_pass) return []
  const rows = await listPaidGameRows(tx, channel.id, userId)
  const { categoryLines } = await ctx.rosters.get(asked)
  return rows.map(({ order_id, paid, type, event_category_id, participant_ids, at }) => ({
    order_id,
    paid,
    event: {
      type: passKind.parse(type),
      categoryIds: categoryLines.get(event_category_id) ?? [event_category_id],
      participantIds: participant_ids,
      at,
    },
  }))
}
