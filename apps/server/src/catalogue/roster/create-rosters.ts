import type { EventCategory, Image } from '@grandstand/contract'
import { listImages } from '../../channel/images/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Roster, Rosters } from '../../context/roster.ts'
import { createRevisionCache } from '../../runtime/revision-cache.ts'
import { listEventCategories, listEventLocations } from '../events/index.ts'
import { listParticipantGroups, listParticipants } from '../participants/index.ts'

/** Read once per revision of the channel and language: each list of events needs all of it. */
export function createRosters(ctx: Pick<Context, 'db' | 'log'>): Rosters {
  const cache = createRevisionCache<Roster>(ctx.log)
  return { get: asked => cache.get(asked.channel, [asked.language], () => readRoster(ctx, asked)) }
}

async function readRoster(ctx: Pick<Context, 'db'>, asked: Reader): Promise<Roster> {
  const withRetired = true
  const [teams, schools, sports, knownTeams, knownLocations, knownSports, images] = await Promise.all([
    listParticipants(ctx, asked),
    listParticipantGroups(ctx, asked),
    listEventCategories(ctx, asked),
    listParticipants(ctx, asked, { withRetired }),
    listEventLocations(ctx, asked, { withRetired }),
    listEventCategories(ctx, asked, { withRetired }),
    listImages(ctx, asked.channel),
  ])
  const categoryLines = new Map<number, number[]>()
  const categoryImages = new Map<number, Image>()
  const add = (category: EventCategory, inherited: Image | null, above: number[]) => {
    const image = category.image ?? inherited
    const line = [category.id, ...above]
    categoryLines.set(category.id, line)
    if (image) categoryImages.set(category.id, image)
    for (const child of category.children) add(child, image, line)
  }
  for (const sport of knownSports) add(sport, null, [])
  return {
    teams: byId(teams),
    schools: byId(schools),
    categories: byId(flatten(sports)),
    known: {
      teams: byId(knownTeams),
      locations: byId(knownLocations),
      categories: byId(flatten(knownSports)),
    },
    categoryLines,
    categoryImages,
    imageById: images.byId,
  }
}

function byId<Item extends { id: number }>(items: Item[]): Map<number, Item> {
  return new Map(items.map(item => [item.id, item]))
}

function flatten(sports: EventCategory[]): EventCategory[] {
  return sports.flatMap(sport => [sport, ...flatten(sport.children)])
}
