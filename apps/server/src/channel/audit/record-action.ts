import type { AuditAction, AuditTarget } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount, OperatorCall } from '../../context/operator-session.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { insertAuditRow } from './audit-store.ts'

export interface Action {
  action: AuditAction
  /** Who; null where nobody is known, as after a failed login with an unknown address. */
  operator: Pick<OperatorAccount, 'id' | 'email' | 'channelId'> | null
  /** By default the operator's own. */
  channelId?: number | null
  target?: { type: AuditTarget; id: number }
  /** Never anything of a viewer: the log outlives them. */
  details?: Record<string, string | number | boolean>
  ip: string
}

/** In the transaction of the change it records, so that neither exists without the other. */
export async function recordAction(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  { action, operator, channelId, target, details = {}, ip }: Action,
): Promise<void> {
  await insertAuditRow(ctx.db, {
    channel_id: channelId === undefined ? (operator?.channelId ?? null) : channelId,
    // A link has no account: its name says who it was for.
    operator_id: operator && operator.id > 0 ? operator.id : null,
    operator_email: operator?.email ?? '',
    action,
    target_type: target?.type ?? null,
    target_id: target?.id ?? null,
    details,
    ip,
    at: ctx.now(),
  })
}

/** What an operator does in a channel. */
export function recordChannelAction(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  { channel, session, ip }: OperatorCall,
  action: Pick<Action, 'action' | 'target' | 'details'>,
): Promise<void> {
  return recordAction(ctx, { ...action, operator: session.operator, channelId: channel.id, ip })
}
