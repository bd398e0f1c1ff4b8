import type { Context } from '../../context/context.ts'
import { listEventCameras } from './camera-store.ts'
import { openStreamKey } from './stream-key.ts'

/** For operators: what each encoder of an event is doing, and its key. */
export async function listCameras(ctx: Pick<Context, 'db' | 'sealer'>, channelId: number, eventId: number) {
  const cameras = await listEventCameras(ctx.db, channelId, [eventId])
  return cameras.map(({ sealed_key, key_hash: _hash, ...camera }) => ({
    ...camera,
    stream_key: openStreamKey(ctx, sealed_key),
  }))
}
