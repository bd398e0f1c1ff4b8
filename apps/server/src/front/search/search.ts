import type { SearchResults } from '@grandstand/contract'
import { searchWords } from '@grandstand/rules'
import { searchEvents } from '../../catalogue/events/index.ts'
import { findGroupIds, findParticipantIds } from '../../catalogue/participants/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { listVodMediaItems } from '../../video/library/index.ts'

/** As many of each kind as are seen without scrolling; where there are more, their own list has them. */
const limit = 5

type Input = Reader & { session: EventCaller | null; query: { text: string } }

export async function search(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Input,
): Promise<SearchResults> {
  const { text } = asked.query
  const wanted = { text, words: searchWords(text), limit }
  const [roster, events, groups, teams, library] = await Promise.all([
    ctx.rosters.get(asked),
    searchEvents(ctx, asked, wanted),
    findGroupIds(ctx.db, asked.channel.id, wanted),
    findParticipantIds(ctx.db, asked.channel.id, wanted),
    listVodMediaItems(ctx, { ...asked, query: { title: text, limit } }),
  ])
  return {
    events,
    participant_groups: { items: pick(roster.schools, groups.ids), total: groups.total },
    participants: { items: pick(roster.teams, teams.ids), total: teams.total },
    vod_media_items: { items: library.items, total: library.total },
  }
}

/** One that came after the roster was read waits for the next. */
function pick<Item>(items: ReadonlyMap<number, Item>, ids: readonly number[]): Item[] {
  return ids.map(id => items.get(id)).filter(item => item !== undefined)
}
