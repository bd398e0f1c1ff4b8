import { holdProvenAddress } from '../../accounts/users/index.ts'
import { getColorSettings } from '../../channel/channel/index.ts'
import type { Context } from '../../context/context.ts'
import { queueMail } from '../../reach/mail/index.ts'
import { listAwaitingChannels } from './awaited-picture-store.ts'
import { listWatchableGames } from './list-watchable-games.ts'
import {
  listDueMailReminders,
  listDuePictureReminders,
  markPictureMailed,
  markReminded,
} from './mail-reminder-store.ts'
import { findNoticedGame } from './noticed-game-store.ts'
import { prepareOffers } from './prepare-offers.ts'
import { writeReminderMail } from './write-reminder-mail.ts'

type MailContext = Pick<Context, 'db' | 'now' | 'jobs' | 'channels' | 'rosters' | 'publicUrl' | 'sealer'>
/** Without a start it is the picture that has come. */
type Due = Pick<Awaited<ReturnType<typeof listDueMailReminders>>[number], 'reminder'> & { startsAt?: Date }

/**
 * Keeps no state between two turns: the reminder stores what was sent. So any process may do it, even two at a time.
 * A failed reminder does not block the others.
 */
export async function mailReminders(ctx: MailContext): Promise<void> {
  const failures: unknown[] = []
  const starts = await listDueMailReminders(ctx.db, ctx.now())
  const watchableIds = await listWatchableGames(ctx, await listAwaitingChannels(ctx.db))
  const pictures = await listDuePictureReminders(ctx.db, watchableIds)
  for (const due of [...starts, ...pictures]) {
    await remind(ctx, due).catch(error => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} reminders could not be sent`)
}

/** In the mail's transaction, so that each start is mailed once. A game moved meanwhile gets another turn. */
async function remind(ctx: MailContext, { reminder, startsAt }: Due): Promise<void> {
  const { channel_id, user_id, event_id } = reminder
  const channel = await ctx.channels.findById(channel_id)
  if (!channel) return
  const known = await findNoticedGame(ctx.db, channel_id, event_id)
  if (!known) return
  // Before the transaction, which would hold a connection for it.
  const offer = await (await prepareOffers(ctx, channel, known))(user_id)
  await ctx.db.transaction(async tx => {
    const to = await holdProvenAddress(tx, channel_id, user_id)
    const game = await findNoticedGame(tx, channel_id, event_id)
    if (!to || !game || (startsAt && game.event_utc_ts.getTime() !== startsAt.getTime())) return
    const isFirst = startsAt
      ? await markReminded(tx, channel_id, reminder, startsAt)
      : await markPictureMailed(tx, channel_id, reminder)
    if (!isFirst) return
    const colors = await getColorSettings({ db: tx }, { channel })
    const mail = writeReminderMail(ctx, channel, game, {
      ...reminder,
      kind: startsAt ? 'start' : 'picture',
      firstName: to.firstName,
      offer,
      colors,
    })
    await queueMail(ctx, tx, { channelKey: channel.channel_key, to: to.email, ...mail })
  })
}
