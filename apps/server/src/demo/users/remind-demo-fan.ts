import { listEvents } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { setMailReminder } from '../../games/notices/index.ts'

/** The demo has no device for notices, but a mailbox: reminders of the next games come by mail. */
export async function remindDemoFan(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, language, session }: Reader & { session: { userId: number } },
): Promise<void> {
  const query = { stream_status: 'upcoming', order_by: 'event_utc_ts', sort: 'asc', limit: 2 } as const
  const { items } = await listEvents(ctx, { channel, language, session: null, query })
  for (const { id } of items)
    await setMailReminder(ctx, { channel, session, params: { id }, body: { language, is_wanted: true } })
}
