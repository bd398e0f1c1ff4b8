import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { flattenSports } from '../files/flatten-sports.ts'
import type { Names } from './list-names.ts'
import { checkDuplicates, type Found, type Mention, mentionsIn } from './mention.ts'

/** Each former alias belongs to one entry, and no entry has it now: otherwise it is ambiguous. */
export function checkRenames(parts: ChannelParts, names: Names): Problem[] {
  const library = parts['library.yaml']
  const products = parts['products.yaml']
  const former = (list: { was?: string | undefined }[], ...above: PropertyKey[]): Found[] =>
    list.flatMap(({ was }, i): Found[] => (was === undefined ? [] : [[was, ...above, i, 'was']]))
  return [
    ...checkFormer(
      names.sports,
      mentionsIn(parts['sports.yaml'], sports =>
        flattenSports(sports).flatMap(({ sport: { was }, path }): Found[] =>
          was === undefined ? [] : [[was, ...path, 'was']],
        ),
      ),
    ),
    ...checkFormer(
      names.locations,
      mentionsIn(parts['locations.yaml'], list => former(list)),
    ),
    ...checkFormer(
      names.schools,
      mentionsIn(parts['schools.yaml'], list => former(list)),
    ),
    ...checkFormer(
      names.teams,
      mentionsIn(parts['schools.yaml'], list => list.flatMap(({ teams }, i) => former(teams, i, 'teams'))),
    ),
    ...checkFormer(
      names.packages,
      mentionsIn(products, ({ packages }) => former(packages, 'packages')),
    ),
    ...checkFormer(
      names.subscriptions,
      mentionsIn(products, ({ subscriptions }) => former(subscriptions, 'subscriptions')),
    ),
    ...checkFormer(
      names.slides,
      mentionsIn(parts['slides.yaml'], list => former(list)),
    ),
    ...checkFormer(
      names.prerolls,
      mentionsIn(parts['prerolls.yaml'], list => former(list)),
    ),
    ...checkFormer(
      names.forms,
      mentionsIn(parts['forms.yaml'], list => former(list)),
    ),
    ...checkFormer(
      names.libraryCategories,
      mentionsIn(library, ({ categories }) => former(categories, 'categories')),
    ),
    ...checkFormer(
      names.libraryItems,
      mentionsIn(library, ({ items }) => former(items, 'items')),
    ),
    ...checkFormer(
      names.libraryRails,
      mentionsIn(library, ({ rails }) => former(rails, 'rails')),
    ),
  ]
}

function checkFormer(names: Mention[] | undefined, former: Mention[] | undefined): Problem[] {
  const taken = (former ?? []).filter(({ word }) => names?.some(name => name.word === word))
  return [
    ...checkDuplicates(former),
    ...taken.map(({ word, source, path }) => ({
      ...source.placeOf(path),
      message: `was: expected an alias that nothing has any more, found ${word}`,
    })),
  ]
}
