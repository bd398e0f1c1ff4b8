import type { ChannelParts } from '../files/channel-parts.ts'
import { flattenSports } from '../files/flatten-sports.ts'
import { type Found, mentionsIn } from './mention.ts'

export type Names = ReturnType<typeof listNames>

/** All that has a name in the folder, by kind. */
export function listNames(parts: ChannelParts) {
  const {
    'channel.yaml': channel,
    'schools.yaml': schools,
    'products.yaml': products,
    'library.yaml': library,
  } = parts
  const aliases = (list: { alias: string }[]): Found[] => list.map(({ alias }, i) => [alias, i, 'alias'])
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
      list.flatMap(({ teams }, i) => teams.map(({ alias }, j): Found => [alias, i, 'teams', j, 'alias'])),
    ),
    packages: mentionsIn(products, ({ packages }) =>
      packages.map(({ alias }, i) => [alias, 'packages', i, 'alias']),
    ),
    subscriptions: mentionsIn(products, ({ subscriptions }) =>
      subscriptions.map(({ alias }, i) => [alias, 'subscriptions', i, 'alias']),
    ),
    coupons: mentionsIn(products, ({ coupons }) =>
      coupons.map(({ code }, i) => [code, 'coupons', i, 'code']),
    ),
    slides: mentionsIn(parts['slides.yaml'], aliases),
    prerolls: mentionsIn(parts['prerolls.yaml'], aliases),
    forms: mentionsIn(parts['forms.yaml'], aliases),
    events: mentionsIn(parts['events.yaml'], aliases),
    libraryCategories: mentionsIn(library, ({ categories }) =>
      categories.map(({ alias }, i) => [alias, 'categories', i, 'alias']),
    ),
    libraryItems: mentionsIn(library, ({ items }) =>
      items.map(({ alias }, i) => [alias, 'items', i, 'alias']),
    ),
    libraryRails: mentionsIn(library, ({ rails }) =>
      rails.map(({ alias }, i) => [alias, 'rails', i, 'alias']),
    ),
  }
}
