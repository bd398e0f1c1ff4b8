import { CallError } from '../../call-error.ts'
import type { Context } from '../../context.ts'
import { setStreamKey } from './live-input-store.ts'
import { createStreamKey } from './stream-key.ts'

/** The old key is refused from now on; an encoder that sends with it is cut off. */
export async function rotateStreamKey(
  ctx: Pick<Context, 'db' | 'sealer' | 'publishers'>,
  channelId: number,
  eventMediaId: number,
): Promise<{ stream_key: string }> {
  const { key, row } = createStreamKey(ctx)
  if (!(await setStreamKey(ctx.db, channelId, eventMediaId, row))) throw new CallError('not_found')
  await ctx.publishers.disconnect(eventMediaId)
  return { stream_key: key }
}
