import type { Participant } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeBrand } from './describe-brand.ts'
import type { EventCard } from './describe-event-card.ts'

/** Of a link to a team: its crest and name in its light. */
export async function describeTeamCard(
  ctx: Pick<Context, 'db' | 'rosters'>,
  reader: Reader,
  team: Participant,
): Promise<EventCard> {
  const { categories, schools } = await ctx.rosters.get(reader)
  const { short_name: short, color, images, properties, group_id } = team
  const sport = properties.sport === null ? undefined : categories.get(properties.sport)
  const school = group_id === null ? undefined : schools.get(group_id)
  return {
    brand: await describeBrand(ctx, reader),
    name: team.card_name,
    groundUrl: null,
    sides: [{ name: '', short, color, crestUrl: images[0]?.url ?? null }],
    place: [sport?.name, school?.city].filter(part => part !== undefined),
    button: '',
    isLive: false,
    status: '',
    score: null,
    large: '',
    small: '',
  }
}
