import { contentKinds, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import { mayCall } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { kinds } from '../channel-code/index.ts'
import { listRevisions } from './content-store.ts'
import { listDraftChanges } from './list-draft-changes.ts'
import { readDraft } from './read-draft.ts'

export async function getContent(
  ctx: Pick<Context, 'db'>,
  {
    channel,
    session,
    query,
  }: { channel: Channel; session: OperatorSession; query: Query<typeof studioCalls.getContent> },
): Promise<Reply<typeof studioCalls.getContent>> {
  const draft = await ctx.db.transaction(tx => readDraft(tx, channel.id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  const changes = listDraftChanges(draft, query.language ?? draft.stored.channel.language)
  const revisions = await listRevisions(ctx.db, channel.id)
  const last = revisions.find(({ taken_back_at }) => taken_back_at === null)
  return {
    is_locked: draft.stored.channel.run_as_code,
    kinds: contentKinds.map(kind => ({
      kind,
      count: draft.items[kind].filter(({ state }) => state !== 'removed').length,
      changed: changes.filter(change => change.kind === kind).length,
      problems: draft.problems.filter(problem => problem.kind === kind).length,
      may_change: mayCall(session.operator.role, kinds[kind].by),
    })),
    version: draft.version,
    changes,
    problems: draft.problems.slice(0, 500),
    revisions: revisions.map(({ operator_email, published_at, taken_back_at, ...revision }) => ({
      ...revision,
      published_by: operator_email,
      published_at: published_at.toISOString(),
      taken_back_at: taken_back_at?.toISOString() ?? null,
      can_take_back: revision.id === last?.id,
    })),
  }
}
