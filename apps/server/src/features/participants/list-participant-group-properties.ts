import { genders, type ParticipantGroupProperty } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listEventCategories } from '../events/index.ts'
import { listParticipantRows } from './participant-store.ts'

/** Only values that some team has: a filter never leads to an empty list. */
export async function listParticipantGroupProperties(
  ctx: Pick<Context, 'db'>,
  asked: Reader,
): Promise<ParticipantGroupProperty[]> {
  const [teams, categories] = await Promise.all([
    listParticipantRows(ctx.db, asked.channel.id),
    listEventCategories(ctx, asked),
  ])
  const sports = categories.flatMap(function flatten(category): typeof categories {
    return [category, ...category.children.flatMap(flatten)]
  })
  return [
    {
      alias: 'gender',
      name: 'gender',
      values: genders
        .filter(gender => teams.some(team => team.gender === gender))
        .map(gender => ({ value: gender, name: gender })),
    },
    {
      alias: 'sport',
      name: 'sport',
      values: sports
        .filter(sport => teams.some(team => team.category_id === sport.id))
        .map(sport => ({ value: String(sport.id), name: sport.name })),
    },
  ]
}
