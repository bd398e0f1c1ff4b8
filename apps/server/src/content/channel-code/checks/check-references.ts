import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { checkMenu } from './check-menu.ts'
import { checkRenames } from './check-renames.ts'
import { listNames } from './list-names.ts'
import { checkDuplicates, checkMentions, type Found, mentionsIn } from './mention.ts'

/** Whatever is named by another file stands there, once. */
export function checkReferences(parts: ChannelParts): Problem[] {
  const names = listNames(parts)
  const slides = parts['slides.yaml']
  const prerolls = parts['prerolls.yaml']
  const library = parts['library.yaml']
  const games = parts['events.yaml']
  const sport = 'the alias of a sport'
  return [
    ...Object.values(names).flatMap(checkDuplicates),
    ...checkRenames(parts, names),
    ...checkMenu(parts['menu.yaml'], names),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(parts['schools.yaml'], schools =>
        schools.flatMap(({ teams }, i) =>
          teams.map((team, j): Found => [team.sport, i, 'teams', j, 'sport']),
        ),
      ),
    ),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(parts['products.yaml'], ({ packages }) =>
        packages.flatMap(({ event_categories }, i) =>
          event_categories.map((alias, j): Found => [alias, 'packages', i, 'event_categories', j]),
        ),
      ),
    ),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(parts['products.yaml'], ({ game_prices }) => priced(game_prices, 'sport')),
    ),
    ...checkMentions(
      'the alias of a school',
      names.schools,
      mentionsIn(parts['products.yaml'], ({ game_prices }) => priced(game_prices, 'school')),
    ),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(prerolls, list =>
        list.flatMap(({ event_categories }, i) =>
          event_categories.map((alias, j): Found => [alias, i, 'event_categories', j]),
        ),
      ),
    ),
    ...checkMentions(
      'the alias of a location',
      names.locations,
      mentionsIn(prerolls, list =>
        list.flatMap(({ location }, i): Found[] =>
          location === undefined ? [] : [[location, i, 'location']],
        ),
      ),
    ),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(slides, list =>
        list.flatMap(({ on }, i): Found[] =>
          typeof on === 'object' && 'category' in on ? [[on.category, i, 'on', 'category']] : [],
        ),
      ),
    ),
    ...checkMentions(
      'the alias of a team',
      names.teams,
      mentionsIn(slides, list =>
        list.flatMap(({ on }, i): Found[] =>
          typeof on === 'object' && 'participant' in on ? [[on.participant, i, 'on', 'participant']] : [],
        ),
      ),
    ),
    ...checkMentions(
      'the alias of a school',
      names.schools,
      mentionsIn(slides, list =>
        list.flatMap(({ on }, i): Found[] =>
          typeof on === 'object' && 'group' in on ? [[on.group, i, 'on', 'group']] : [],
        ),
      ),
    ),
    ...checkMentions(
      'the alias of a team',
      names.teams,
      mentionsIn(games, list => [
        ...mentioned(list, 'away'),
        ...mentioned(list, 'home'),
        ...list.flatMap(({ teams = [] }, i) => teams.map((alias, j): Found => [alias, i, 'teams', j])),
      ]),
    ),
    ...checkMentions(
      'the alias of a location',
      names.locations,
      mentionsIn(games, list => mentioned(list, 'location')),
    ),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(games, list => mentioned(list, 'sport')),
    ),
    ...checkMentions(
      'the alias of a category of the library',
      names.libraryCategories,
      mentionsIn(library, ({ items }) =>
        items.flatMap(({ categories }, i) =>
          categories.map((alias, j): Found => [alias, 'items', i, 'categories', j]),
        ),
      ),
    ),
    ...checkMentions(
      'the alias of a package or a subscription',
      names.packages && names.subscriptions && [...names.packages, ...names.subscriptions],
      mentionsIn(parts['products.yaml'], ({ coupons }) =>
        coupons.flatMap(({ products }, i) =>
          products.map((alias, j): Found => [alias, 'coupons', i, 'products', j]),
        ),
      ),
    ),
    ...checkMentions(
      'the alias of a package or a subscription',
      names.packages && names.subscriptions && [...names.packages, ...names.subscriptions],
      mentionsIn(library, ({ items }) =>
        items.flatMap(({ products }, i) =>
          products.map((alias, j): Found => [alias, 'items', i, 'products', j]),
        ),
      ),
    ),
    ...checkMentions(
      'the alias of an item of the library',
      names.libraryItems,
      mentionsIn(library, ({ rails }) =>
        rails.flatMap(({ items }, i) => items.map((alias, j): Found => [alias, 'rails', i, 'items', j])),
      ),
    ),
  ]
}

function mentioned<Key extends string>(list: { [Name in Key]?: string | undefined }[], key: Key): Found[] {
  return list.flatMap((item, i): Found[] => {
    const word = item[key]
    return word === undefined ? [] : [[word, i, key]]
  })
}

function priced<Key extends 'sport' | 'school'>(
  prices: { [Name in Key]?: string | undefined }[],
  key: Key,
): Found[] {
  return mentioned(prices, key).map(([word, ...place]): Found => [word, 'game_prices', ...place])
}
