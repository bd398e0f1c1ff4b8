import type { EventCategory, Image } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Roster, Rosters } from '../../context/roster.ts'
import { createRevisionCache } from '../../runtime/revision-cache.ts'
import { listEventCategories, listEventLocations } from '../events/index.ts'
import { listImages } from '../images/index.ts'
import { listParticipantGroups, listParticipants } from '../participants/index.ts'

/** Read once per revision of the channel and language: each list of events needs all of it. */
export function createRosters(ctx: Pick<Context, 'db' | 'log'>): Rosters {
  const cache = createRevisionCache<Roster>(ctx.log)
  return { get: asked => cache.get(asked.channel, asked.language, () => readRoster(ctx, asked)) }
}

async function readRoster(ctx: Pick<Context, 'db'>, asked: Reader): Promise<Roster> {
  const [teams, schools, locations, sports, images] = await Promise.all([
    listParticipants(ctx, asked),
    listParticipantGroups(ctx, asked),
    listEventLocations(ctx, asked),
    listEventCategories(ctx, asked),
    listImages(ctx, asked.channel),
  ])
  const categories = new Map<number, EventCategory>()
  const categoryLines = new Map<number, number[]>()
  const categoryImages = new Map<number, Image>()
  const add = (category: EventCategory, inherited: Image | null, above: number[]) => {
    const image = category.image ?? inherited
    const line = [category.id, ...above]
    categoryLines.set(category.id, line)
    categories.set(category.id, category)
    if (image) categoryImages.set(category.id, image)
    for (const child of category.children) add(child, image, line)
  }
  for (const sport of sports) add(sport, null, [])
  const byId = <Item extends { id: number }>(items: Item[]) => new Map(items.map(item => [item.id, item]))
  return {
    teams: byId(teams),
    schools: byId(schools),
    locations: byId(locations),
    categories,
    categoryLines,
    categoryImages,
    imageById: images.byId,
  }
}
