import type { ClipTag } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { StoredText } from '../../db/stored-text.ts'
import { listTaggedSports } from './clip-tag-store.ts'

/** Where a sport names none; a clip always has one. */
const usual: { alias: string; name: StoredText }[] = [
  { alias: 'highlight', name: { en: 'Highlight', fr: 'Temps fort', bg: 'Акцент' } },
]

/** All of the channel, each once. */
export async function listClipTags(ctx: Pick<Context, 'db'>, asked: Reader): Promise<ClipTag[]> {
  const sports = await listTaggedSports(ctx.db, asked.channel.id)
  const hasUsual = sports.some(({ clip_tags }) => clip_tags.length === 0)
  return speak(asked, [...sports.flatMap(({ clip_tags }) => clip_tags), ...(hasUsual ? usual : [])])
}

/** Of a sport and those above it. */
export async function listEventTags(
  ctx: Pick<Context, 'db' | 'rosters'>,
  asked: Reader,
  categoryId: number,
): Promise<ClipTag[]> {
  const roster = await ctx.rosters.get(asked)
  const line = roster.categoryLines.get(categoryId) ?? [categoryId]
  const sports = new Map(
    (await listTaggedSports(ctx.db, asked.channel.id)).map(row => [row.id, row.clip_tags]),
  )
  const own = line.flatMap(id => sports.get(id) ?? [])
  return speak(asked, own.length > 0 ? own : usual)
}

function speak(asked: Reader, tags: readonly { alias: string; name: StoredText }[]): ClipTag[] {
  const say = localiser(asked)
  return [...new Map(tags.map(({ alias, name }) => [alias, { alias, name: say(name) }])).values()]
}
