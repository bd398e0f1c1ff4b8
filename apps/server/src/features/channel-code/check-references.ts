import type { Problem } from './channel-file-error.ts'
import type { ChannelParts } from './channel-parts.ts'
import { checkMenu } from './check-menu.ts'
import { flattenSports } from './flatten-sports.ts'
import { checkDuplicates, checkMentions, mentionsIn } from './mention.ts'

/** Whatever is named by another file stands there, once. */
export function checkReferences(parts: ChannelParts): Problem[] {
  const names = listNames(parts)
  const slides = parts['slides.yaml']
  const prerolls = parts['prerolls.yaml']
  const sport = 'the alias of a sport'
  return [
    ...Object.values(names).flatMap(checkDuplicates),
    ...checkMenu(parts['menu.yaml'], names),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(parts['schools.yaml'], schools =>
        schools.flatMap(({ teams }, i) => teams.map((team, j) => [team.sport, i, 'teams', j, 'sport'])),
      ),
    ),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(parts['products.yaml'], ({ packages }) =>
        packages.flatMap(({ event_categories }, i) =>
          event_categories.map((alias, j) => [alias, 'packages', i, 'event_categories', j]),
        ),
      ),
    ),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(prerolls, list =>
        list.flatMap(({ event_categories }, i) =>
          event_categories.map((alias, j) => [alias, i, 'event_categories', j]),
        ),
      ),
    ),
    ...checkMentions(
      'the alias of a location',
      names.locations,
      mentionsIn(prerolls, list =>
        list.flatMap(({ location }, i) => (location === undefined ? [] : [[location, i, 'location']])),
      ),
    ),
    ...checkMentions(
      sport,
      names.sports,
      mentionsIn(slides, list =>
        list.flatMap(({ on }, i) =>
          typeof on === 'object' && 'category' in on ? [[on.category, i, 'on', 'category']] : [],
        ),
      ),
    ),
    ...checkMentions(
      'the alias of a team',
      names.teams,
      mentionsIn(slides, list =>
        list.flatMap(({ on }, i) =>
          typeof on === 'object' && 'participant' in on ? [[on.participant, i, 'on', 'participant']] : [],
        ),
      ),
    ),
    ...checkMentions(
      'the alias of a school',
      names.schools,
      mentionsIn(slides, list =>
        list.flatMap(({ on }, i) =>
          typeof on === 'object' && 'group' in on ? [[on.group, i, 'on', 'group']] : [],
        ),
      ),
    ),
  ]
}

export type Names = ReturnType<typeof listNames>

function listNames(parts: ChannelParts) {
  const { 'channel.yaml': channel, 'schools.yaml': schools, 'products.yaml': products } = parts
  const aliases = (list: { alias: string }[]): [string, ...PropertyKey[]][] =>
    list.map(({ alias }, i) => [alias, i, 'alias'])
  return {
    hosts: mentionsIn(channel, ({ hosts }) => hosts.map((host, i) => [host, 'hosts', i])),
    languages: mentionsIn(channel, ({ languages }) => languages.map((code, i) => [code, 'languages', i])),
    pages: mentionsIn(parts['pages.yaml'], pages => pages.map(({ url }, i) => [url, i, 'url'])),
    sports: mentionsIn(parts['sports.yaml'], sports =>
      flattenSports(sports).map(({ sport, path }) => [sport.alias, ...path, 'alias']),
    ),
    locations: mentionsIn(parts['locations.yaml'], aliases),
    schools: mentionsIn(schools, aliases),
    teams: mentionsIn(schools, list =>
      list.flatMap(({ teams }, i) => teams.map(({ alias }, j) => [alias, i, 'teams', j, 'alias'])),
    ),
    packages: mentionsIn(products, ({ packages }) =>
      packages.map(({ alias }, i) => [alias, 'packages', i, 'alias']),
    ),
    subscriptions: mentionsIn(products, ({ subscriptions }) =>
      subscriptions.map(({ alias }, i) => [alias, 'subscriptions', i, 'alias']),
    ),
    prerolls: mentionsIn(parts['prerolls.yaml'], aliases),
  }
}
