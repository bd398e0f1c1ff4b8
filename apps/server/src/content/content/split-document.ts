import type { ContentKind, ContentValue } from '@grandstand/contract'
import { type ChannelDocument, flattenSports } from '../channel-code/index.ts'
import { kindShapes } from './content-kinds.ts'
import { versionOf } from './version-of.ts'

/** An item of a channel. Its key is unique in its kind. */
export interface Thing {
  key: string
  value: ContentValue
}
export type Things = Record<ContentKind, Thing[]>

/** A channel as lists of items: an item nested in the files is beside its parent here, and names it. */
export function splitDocument({
  channel,
  schools,
  sports,
  products,
  library,
  ...lists
}: ChannelDocument): Things {
  const { channel_key, hosts, run_as_code, colors, static_blocks, ...settings } = channel
  return {
    pages: keyed('pages', lists.pages),
    menu: keyed('menu', lists.menu),
    slides: keyed('slides', lists.slides),
    faq: keyed('faq', lists.faq),
    static_blocks: keyed(
      'static_blocks',
      Object.entries(static_blocks).map(([alias, body]) => ({ alias, body })),
    ),
    forms: keyed('forms', lists.forms),
    schools: keyed(
      'schools',
      schools.map(({ teams, ...school }) => school),
    ),
    teams: keyed(
      'teams',
      schools.flatMap(({ alias, teams }) => teams.map(team => ({ school: alias, ...team }))),
    ),
    sports: keyed(
      'sports',
      flattenSports(sports).map(({ sport: { children, ...sport }, parent }) => ({
        ...sport,
        ...(parent && { parent: parent.alias }),
      })),
    ),
    locations: keyed('locations', lists.locations),
    library_categories: keyed('library_categories', library.categories),
    library_items: keyed('library_items', library.items),
    library_rails: keyed('library_rails', library.rails),
    prerolls: keyed('prerolls', lists.prerolls),
    packages: keyed('packages', products.packages),
    subscriptions: keyed('subscriptions', products.subscriptions),
    game_prices: keyed('game_prices', products.game_prices),
    colors: [{ key: 'colors', value: colors.web }],
    settings: [{ key: 'settings', value: settings }],
  }
}

/** The key of an item without a name is its content; equal items differ by a number. */
function keyed(kind: ContentKind, values: readonly ContentValue[]): Thing[] {
  const { keyField } = kindShapes[kind]
  const seen = new Map<string, number>()
  return values.map(({ was, ...value }) => {
    const name = keyField ? String(value[keyField]) : versionOf(value)
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return { key: number === 1 ? name : `${name}-${number}`, value }
  })
}
