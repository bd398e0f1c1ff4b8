import type { AuditAction, ContentKind } from '@grandstand/contract'
import { requireRole } from '../../call/studio-route.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { kinds, readSettings } from '../channel-code/index.ts'
import { lockDraft } from './content-store.ts'

export interface AskedChange {
  channel: Channel
  session: OperatorSession
  params: { kind: ContentKind }
  ip: string
}

/** Changes the draft by who may, one after the other, unless the channel is run as code. `language` is the channel's own. */
export function changeDraft<Answer>(
  ctx: Pick<Context, 'db'>,
  { channel, session, params }: Omit<AskedChange, 'ip'>,
  change: (tx: Tx, language: string) => Promise<Answer>,
): Promise<Answer> {
  requireRole(session.operator, kinds[params.kind].by)
  return ctx.db.transaction(async tx => {
    await lockDraft(tx, channel.id)
    const settings = await readSettings(tx, channel.id)
    refuseLocked(settings)
    return change(tx, settings.language)
  })
}

export function refuseLocked({ run_as_code }: { run_as_code: boolean }): void {
  if (run_as_code) throw new CallError('forbidden', { fields: { run_as_code: 'must be false' } })
}

/** In the transaction of the change. `key` names the item; an order has none. */
export function recordDraftChange(
  ctx: Pick<Context, 'now'> & { db: Tx },
  { channel, session, params, ip }: AskedChange,
  action: AuditAction,
  key?: string,
): Promise<void> {
  const details = { kind: params.kind, ...(key === undefined ? {} : { key }) }
  return recordAction(ctx, { action, operator: session.operator, channelId: channel.id, details, ip })
}
