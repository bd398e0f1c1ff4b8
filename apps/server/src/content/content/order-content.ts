import type { Body, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { kinds } from '../channel-code/index.ts'
import { type AskedChange, changeDraft, recordDraftChange } from './change-draft.ts'
import { upsertChange } from './content-store.ts'
import { listItems } from './read-items.ts'

/** Needs all items: an operator who missed a new one gets a conflict and looks again. */
export function orderContent(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, ...asked }: AskedChange & { body: Body<typeof studioCalls.orderContent> },
): Promise<{ success: true }> {
  const { kind } = asked.params
  return changeDraft(ctx, asked, async tx => {
    const { channel, session } = asked
    const known = (await listItems(tx, channel.id, kind)).map(({ key }) => key)
    const isSame =
      body.keys.length === known.length && new Set([...body.keys, ...known]).size === known.length
    if (!isSame || !kinds[kind].hasOrder) throw new CallError('conflict')
    await upsertChange(tx, channel.id, {
      kind,
      key: '',
      change: 'order',
      value: body.keys,
      base_version: null,
      operator_email: session.operator.email,
      changed_at: ctx.now(),
    })
    await recordDraftChange({ db: tx, now: ctx.now }, asked, 'order_content')
    return { success: true }
  })
}
