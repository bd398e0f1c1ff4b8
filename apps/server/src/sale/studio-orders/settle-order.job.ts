import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { settleForOperator } from '../payments/index.ts'

/** Commands do not call the provider. The channel's server does. */
export const settleOrder = defineJob({
  name: 'settle-order',
  payload: z.object({ channel_id: z.int(), order_id: z.int() }),
  async run(ctx, { channel_id, order_id }) {
    const channel = await ctx.channels.findById(channel_id)
    if (channel) await settleForOperator(ctx, channel, order_id)
  },
})
