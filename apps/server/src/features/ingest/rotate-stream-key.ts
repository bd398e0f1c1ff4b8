import { CallError } from '../../call-error.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { setStreamKey } from './live-input-store.ts'
import { createStreamKey } from './stream-key.ts'

/** The old key is refused from now on; an encoder that sends with it is cut off within a second, see `cutOffRotated`. */
export async function rotateStreamKey(
  ctx: Pick<Context, 'sealer'> & { db: Db | Tx },
  channelId: number,
  eventMediaId: number,
): Promise<{ stream_key: string }> {
  const { key, row } = createStreamKey(ctx)
  if (!(await setStreamKey(ctx.db, channelId, eventMediaId, row))) throw new CallError('not_found')
  return { stream_key: key }
}
