import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { applyDocument, type ChannelDocument, holdChannel, prepareDocument } from '../channel-code/index.ts'
import { refuseLocked } from './change-draft.ts'
import { lockDraft } from './content-store.ts'
import { readDraft } from './read-draft.ts'

type Change = (stored: ChannelDocument) => ChannelDocument
type Apply = (change: Change) => Promise<ChannelDocument>

/**
 * Changes the channel as visitors have it, past the draft, which keeps what waits in it. Not where the channel is run as
 * code: its files would take the change back. `pictures` are the hashes of those that the change adds, by path.
 */
export async function changeChannelNow<Answer>(
  ctx: Pick<Context, 'db' | 'now'>,
  channel: Channel,
  run: (tx: Tx, apply: Apply) => Promise<Answer>,
  pictures: ChannelDocument['images'] = {},
): Promise<Answer> {
  const { stored: seen } = await ctx.db.transaction(tx => readDraft(tx, channel.id))
  refuseLocked(seen.channel)
  const images = { ...seen.images, ...pictures }
  const early = await prepareDocument(ctx.db, channel.id, { ...seen, images })
  return ctx.db.transaction(async tx => {
    await lockDraft(tx, channel.id)
    await holdChannel(tx, channel.channel_key)
    return run(tx, async change => {
      const { stored } = await readDraft(tx, channel.id)
      refuseLocked(stored.channel)
      const document = change(stored)
      await applyDocument(tx, channel.id, ctx.now(), document, early)
      return document
    })
  })
}
