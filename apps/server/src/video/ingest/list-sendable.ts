import { streamStatuses } from '@grandstand/contract'
import { checkPublish, publishLeadMs } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { listOpenCameras } from './camera-store.ts'

const streamStatus = z.enum(streamStatuses)

/** Of all channels: the cameras whose encoders may send now, the earliest game first. */
export async function listSendable(ctx: Pick<Context, 'db' | 'now'>, limit: number) {
  const now = ctx.now()
  const rows = await listOpenCameras(ctx.db, {
    now,
    startsBefore: new Date(now.getTime() + publishLeadMs),
    limit,
  })
  return rows.flatMap(({ camera, ...event }) => {
    const facts = { ...event, stream_status: streamStatus.parse(event.stream_status), isBusy: false }
    return checkPublish(facts, now) === null ? [camera] : []
  })
}
