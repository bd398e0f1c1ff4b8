import type { Context } from '../../context/context.ts'
import type { GiftChoice } from './choose-gift.ts'
import { listGrantRows } from './grant-store.ts'

/** Whether a user has the same already, for as long. */
export async function hasGrant(
  ctx: Pick<Context, 'db' | 'now'>,
  channelId: number,
  { userId, choice, endsAt }: { userId: number; choice: GiftChoice; endsAt: Date },
): Promise<boolean> {
  const rows = await listGrantRows(ctx.db, channelId, userId, ctx.now())
  return rows.some(row => isSame(row, choice) && row.ends_at >= endsAt)
}

function isSame(
  row: Awaited<ReturnType<typeof listGrantRows>>[number],
  { type, id, participant_id }: GiftChoice,
): boolean {
  const ids = {
    event: row.event_id,
    package: row.package_id,
    subscription: row.subscription_id,
    team: row.participant_id,
  }
  const isOfTeam = type === 'team' || participant_id === undefined || row.participant_id === participant_id
  return row.type === type && ids[type] === id && isOfTeam
}
