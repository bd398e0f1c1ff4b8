import type { Body, studioCalls } from '@grandstand/contract'
import { requireRole } from '../../call/studio-route.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import {
  applyDocument,
  type ChannelDocument,
  holdChannel,
  kinds,
  prepareDocument,
} from '../channel-code/index.ts'
import { refuseLocked } from './change-draft.ts'
import { deleteDraft, deleteOldRevisions, insertRevision, lockDraft } from './content-store.ts'
import { listDraftChanges } from './list-draft-changes.ts'
import { type Draft, readDraft } from './read-draft.ts'
import { versionOf } from './version-of.ts'

/** The whole draft becomes the channel in one transaction, the way its files would; what was before is kept for the way back. */
export async function publishContent(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.publishContent> },
): Promise<{ id: number }> {
  const judge = (draft: Draft): ChannelDocument => {
    refuseLocked(draft.stored.channel)
    const { document, rows, version } = draft
    if (!document || rows.length === 0 || version !== body.version) throw new CallError('conflict')
    for (const { kind } of rows) requireRole(session.operator, kinds[kind].by)
    return document
  }
  const seen = judge(await ctx.db.transaction(tx => readDraft(tx, channel.id)))
  const early = await prepareDocument(ctx.db, channel.id, seen)
  const id = await ctx.db.transaction(async tx => {
    await lockDraft(tx, channel.id)
    await holdChannel(tx, channel.channel_key)
    const draft = await readDraft(tx, channel.id)
    const document = judge(draft)
    const now = ctx.now()
    const changes = listDraftChanges(draft, draft.stored.channel.language)
    await applyDocument(tx, channel.id, now, document, early)
    const after = await readDraft(tx, channel.id)
    const made = await insertRevision(tx, channel.id, {
      operator_email: session.operator.email,
      published_at: now,
      changes,
      before: draft.stored,
      after_version: versionOf(after.stored),
    })
    await deleteDraft(tx, channel.id)
    await deleteOldRevisions(tx, channel.id, made)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'publish_content',
        target: { type: 'content', id: made },
        details: { changes: changes.length },
      },
    )
    return made
  })
  return { id }
}
