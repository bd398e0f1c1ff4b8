import type { Context } from '../../context/context.ts'
import { recordEventChanges } from '../events/index.ts'
import { interruptAll } from './live-input-store.ts'

/** What a server that was killed left as live is interrupted, and viewers hear of it. */
export async function interruptInputs(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await ctx.db.transaction(async tx => {
    const now = ctx.now()
    const inputs = await interruptAll(tx, now)
    for (const [channelId, ofChannel] of Map.groupBy(inputs, input => input.channel_id)) {
      const eventIds = new Set(ofChannel.map(input => input.event_id))
      await recordEventChanges(tx, channelId, [...eventIds], now)
    }
  })
}
