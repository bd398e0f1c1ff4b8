import { genders, interfaceLanguages, type ParticipantGroupProperty } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listEventCategories } from '../events/index.ts'
import { listParticipantRows } from './participant-store.ts'
import { propertyWords } from './property-words.ts'

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
  const words = propertyWords[interfaceLanguages.find(code => code === asked.language) ?? 'en']
  const names = teams.every(({ group_id }) => group_id !== null)
    ? { ...words.genders, ...words.ofSchool }
    : words.genders
  return [
    {
      alias: 'gender',
      name: words.gender,
      values: genders
        .filter(gender => teams.some(team => team.gender === gender))
        .map(gender => ({ value: gender, name: names[gender] })),
    },
    {
      alias: 'sport',
      name: words.sport,
      values: sports
        .filter(sport => teams.some(team => team.category_id === sport.id))
        .map(sport => ({ value: String(sport.id), name: sport.name })),
    },
  ]
}
