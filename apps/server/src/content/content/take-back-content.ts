import type { Params, studioCalls } from '@grandstand/contract'
import { requireRole } from '../../call/studio-route.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { applyDocument, holdChannel, kinds, prepareDocument } from '../channel-code/index.ts'
import { refuseLocked } from './change-draft.ts'
import { findLastRevision, hasRevision, lockDraft, markTakenBack, restoreChanges } from './content-store.ts'
import { readDraft } from './read-draft.ts'
import { readFormer } from './read-former.ts'
import { versionOf } from './version-of.ts'

/**
 * The channel becomes what it was before the last publication, if nothing else has changed it since; and what was published
 * is a draft again, so that nothing of it is lost.
 */
export async function takeBackContent(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCall & { params: Params<typeof studioCalls.takeBackContent> },
): Promise<{ success: true }> {
  if (!(await hasRevision(ctx.db, channel.id, params.id))) throw new CallError('not_found')
  const found = await ctx.db.transaction(tx => findLastRevision(tx, channel.id))
  if (found?.id !== params.id) throw new CallError('conflict')
  const before = readFormer(found.before)
  const early = await prepareDocument(ctx.db, channel.id, before)
  await ctx.db.transaction(async tx => {
    await lockDraft(tx, channel.id)
    await holdChannel(tx, channel.channel_key)
    const draft = await readDraft(tx, channel.id)
    refuseLocked(draft.stored.channel)
    const last = await findLastRevision(tx, channel.id)
    // Host names are not published with the content, so they stay as they are.
    const { channel: published, ...lists } = draft.stored
    const compared = { ...lists, channel: { ...published, hosts: before.channel.hosts } }
    if (last?.id !== params.id || last.after_version !== versionOf(compared)) throw new CallError('conflict')
    for (const { kind } of last.rows) requireRole(session.operator, kinds[kind].by)
    const now = ctx.now()
    const former = { ...before, channel: { ...before.channel, hosts: published.hosts } }
    await applyDocument(tx, channel.id, now, former, early)
    await markTakenBack(tx, channel.id, last.id, now)
    await restoreChanges(
      tx,
      channel.id,
      last.rows.map(row => ({ ...row, value: 'value' in row ? row.value : null })),
    )
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'take_back_content',
        target: { type: 'content', id: last.id },
        details: { changes: last.rows.length },
      },
    )
  })
  return { success: true }
}
