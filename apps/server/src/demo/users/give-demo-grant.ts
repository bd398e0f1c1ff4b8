import { listEvents } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { giveGrant } from '../../sale/grants/index.ts'

const daysOpen = 60

/** One game that nobody paid for, so that the demo shows a gift. */
export async function giveDemoGrant(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  channel: Channel,
  userId: number,
): Promise<void> {
  const visitor = { channel, language: channel.settings.language, session: null }
  const { items } = await listEvents(ctx, { ...visitor, query: { stream_status: 'upcoming', limit: 100 } })
  const game = items.find(({ type }) => type === 'ppv')
  if (!game) return
  await giveGrant(ctx, channel, {
    type: 'event',
    id: game.id,
    userId,
    endsAt: new Date(ctx.now().getTime() + daysOpen * 86_400_000),
    note: 'Keeps the score at home games',
    operator: null,
    ip: '',
  })
}
