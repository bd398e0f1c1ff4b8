import type { Body, Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { kinds } from '../channel-code/index.ts'
import { type AskedChange, changeDraft, recordDraftChange } from './change-draft.ts'
import { deleteChange, upsertChange } from './content-store.ts'
import { findItem } from './read-items.ts'
import { showItem } from './show-item.ts'
import { versionOf } from './version-of.ts'

/** What was never published is gone at once. */
export function removeContent(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, ...asked }: AskedChange & { body: Body<typeof studioCalls.removeContent> },
): Promise<Reply<typeof studioCalls.removeContent>> {
  const { kind } = asked.params
  return changeDraft(ctx, asked, async (tx, language) => {
    const { channel, session } = asked
    const item = await findItem(tx, channel.id, kind, body.key)
    if (!item || kinds[kind].isSingle) throw new CallError('not_found')
    const { key, published, version, state } = item
    if (version !== body.version) return { key, theirs: showItem(item, language, language) }
    if (state === 'removed') return { key, theirs: null }
    if (published === null) await deleteChange(tx, channel.id, kind, key)
    else
      await upsertChange(tx, channel.id, {
        kind,
        key,
        change: 'remove',
        value: null,
        base_version: versionOf(published),
        operator_email: session.operator.email,
        changed_at: ctx.now(),
      })
    await recordDraftChange({ db: tx, now: ctx.now }, asked, 'remove_content', key)
    return { key, theirs: null }
  })
}
