import type { AuditAction } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type CameraRow, lockCamera } from '../../video/ingest/index.ts'

export interface CameraInput extends OperatorCall {
  params: { id: number; camera: number }
}

/** The camera of this channel's event, what is done with it, and the audit log: together or not at all. */
export function changeCamera<Answer>(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: CameraInput,
  action: AuditAction,
  change: (tx: Tx, camera: CameraRow & { is_taken: boolean }) => Promise<Answer>,
): Promise<Answer> {
  return ctx.db.transaction(async tx => {
    const camera = await lockCamera(tx, channel.id, params.id, params.camera)
    if (!camera) throw new CallError('not_found')
    const answer = await change(tx, camera)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action, target: { type: 'camera', id: params.camera }, details: { event_id: params.id } },
    )
    return answer
  })
}
