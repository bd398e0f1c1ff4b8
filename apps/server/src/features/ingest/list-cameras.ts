import type { Context } from '../../context/context.ts'
import { listInputs } from './live-input-store.ts'
import { openStreamKey } from './stream-key.ts'

/** For operators: what each encoder of an event is doing, and its key. */
export async function listCameras(ctx: Pick<Context, 'db' | 'sealer'>, channelId: number, eventId: number) {
  const inputs = await listInputs(ctx.db, channelId, [eventId])
  return inputs.map(({ sealed_key, key_hash: _hash, ...input }) => ({
    ...input,
    stream_key: openStreamKey(ctx, sealed_key),
  }))
}
