import type { Favorite } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listFavoriteRows } from './favorite-store.ts'
import { isInRoster } from './is-in-roster.ts'

/** What the channel no longer has is left out: nobody could show it. */
export async function listFavorites(
  ctx: Pick<Context, 'db' | 'rosters'>,
  asked: Reader & { session: { userId: number } },
): Promise<Favorite[]> {
  const [rows, roster] = await Promise.all([
    listFavoriteRows(ctx.db, asked.channel.id, asked.session.userId),
    ctx.rosters.get(asked),
  ])
  return rows.filter(row => isInRoster(roster, row))
}
