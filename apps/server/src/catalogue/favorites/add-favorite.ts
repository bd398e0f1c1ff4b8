import type { Body, calls, Favorite } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { keepFavoriteRow } from './favorite-store.ts'
import { isInRoster } from './is-in-roster.ts'

/** Twice, or twenty times at once, is one favourite and the same answer. */
export async function addFavorite(
  ctx: Pick<Context, 'db' | 'rosters'>,
  asked: Reader & { session: { userId: number }; body: Body<typeof calls.addFavorite> },
): Promise<Favorite> {
  if (!isInRoster(await ctx.rosters.get(asked), asked.body)) throw new CallError('not_found')
  return keepFavoriteRow(ctx.db, asked.channel.id, asked.session.userId, asked.body)
}
