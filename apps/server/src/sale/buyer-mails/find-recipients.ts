import { passKinds } from '@grandstand/contract'
import { isEventPurchased } from '@grandstand/rules'
import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findSoldGame, listBuyerIds, listHeldPasses } from './recipient-store.ts'

const passKind = z.enum(passKinds)

/** Everybody once: who bought the game is no pass holder here. */
export async function findRecipients(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  channel: Channel,
  eventId: number,
): Promise<{ buyers: number[]; passHolders: number[] }> {
  const now = ctx.now()
  const game = await findSoldGame(ctx.db, channel.id, eventId)
  if (!game) throw new CallError('not_found')
  const [{ categoryLines }, buyers, passes] = await Promise.all([
    ctx.rosters.get({ channel, language: channel.settings.language }),
    listBuyerIds(ctx.db, channel.id, eventId),
    listHeldPasses(ctx.db, channel.id, now),
  ])
  const sold = {
    id: game.id,
    type: passKind.parse(game.type),
    categoryIds: categoryLines.get(game.event_category_id) ?? [game.event_category_id],
    participantIds: game.participant_ids,
  }
  const known = new Set(buyers)
  const covered = passes.filter(
    ({ userId, held }) => !known.has(userId) && isEventPurchased(sold, [held], now),
  )
  return { buyers, passHolders: [...new Set(covered.map(({ userId }) => userId))] }
}
