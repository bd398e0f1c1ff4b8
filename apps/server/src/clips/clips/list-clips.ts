import type { calls, Query, Reply } from '@grandstand/contract'
import { describeEvents, getEvent } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listCategoryIds } from '../../context/roster.ts'
import type { Session } from '../../context/session.ts'
import { type ClipFilter, findClips, findEventsWithClip } from './clip-list-store.ts'
import { describeClips } from './describe-clips.ts'

const defaultLimit = 20

type Ctx = Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens'>
type Paging = { limit?: number | undefined; offset?: number | undefined }
type Input = Reader & { session: Session; query: Paging }

async function list(ctx: Ctx, asked: Input, filter: Omit<ClipFilter, 'userId'>) {
  const { limit = defaultLimit, offset = 0 } = asked.query
  const { userId } = asked.session
  const { rows, total } = await findClips(ctx.db, asked.channel.id, { userId, ...filter }, { limit, offset })
  return { items: await describeClips(ctx, asked, rows), total, limit, offset }
}

export async function listEventClips(
  ctx: Ctx,
  asked: Input & { params: { id: number } },
): Promise<Reply<typeof calls.listEventClips>> {
  const { id } = await getEvent(ctx, asked)
  return list(ctx, asked, { among: 'both', eventId: id })
}

export function listUserClips(ctx: Ctx, asked: Input): Promise<Reply<typeof calls.listUserClips>> {
  return list(ctx, asked, { among: 'own' })
}

export async function listMoments(
  ctx: Ctx,
  asked: Input & { query: Query<typeof calls.listMoments> },
): Promise<Reply<typeof calls.listMoments>> {
  const { event_category_id, participant_id, tag } = asked.query
  const roster = await ctx.rosters.get(asked)
  return list(ctx, asked, {
    among: 'public',
    categoryIds: event_category_id === undefined ? undefined : listCategoryIds(roster, event_category_id),
    participantId: participant_id,
    tag,
  })
}

export async function listEventsWithClip(
  ctx: Ctx,
  asked: Input,
): Promise<Reply<typeof calls.listEventsWithClip>> {
  const { limit = defaultLimit, offset = 0 } = asked.query
  const page = { limit, offset }
  const { ids, total } = await findEventsWithClip(ctx.db, asked.channel.id, asked.session.userId, page)
  return { items: await describeEvents(ctx, asked, ids), total, limit, offset }
}
