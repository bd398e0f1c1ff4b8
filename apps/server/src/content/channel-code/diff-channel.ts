import type { Context } from '../../context/context.ts'
import { compareChannel } from './compare-channel.ts'
import type { Difference } from './diff-channels.ts'
import type { ChannelDocument } from './files/channel-document.ts'

/** What applying the files would change, and what it would leave as a person has it though they say otherwise. */
export function diffChannel(
  ctx: Pick<Context, 'db' | 'now'>,
  channelId: number,
  wanted: ChannelDocument,
): Promise<Difference[]> {
  return ctx.db.transaction(
    async tx => {
      const { differences, kept } = await compareChannel(tx, channelId, wanted, ctx.now())
      return [...differences, ...kept]
    },
    {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    },
  )
}
