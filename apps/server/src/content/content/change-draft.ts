import type { ContentKind } from '@grandstand/contract'
import { requireRole } from '../../call/studio-route.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { kinds } from '../channel-code/index.ts'
import { lockDraft } from './content-store.ts'
import { type Draft, readDraft } from './read-draft.ts'

export interface AskedChange {
  channel: Channel
  session: OperatorSession
  params: { kind: ContentKind }
}

/** Changes the draft by who may, one after the other, unless the channel is run as code. */
export function changeDraft<Answer>(
  ctx: Pick<Context, 'db'>,
  { channel, session, params }: AskedChange,
  change: (tx: Tx, draft: Draft) => Promise<Answer>,
): Promise<Answer> {
  requireRole(session.operator, kinds[params.kind].by)
  return ctx.db.transaction(async tx => {
    await lockDraft(tx, channel.id)
    const draft = await readDraft(tx, channel.id)
    refuseLocked(draft)
    return change(tx, draft)
  })
}

export function refuseLocked({ stored }: Draft): void {
  if (stored.channel.run_as_code)
    throw new CallError('forbidden', { fields: { run_as_code: 'must be false' } })
}
