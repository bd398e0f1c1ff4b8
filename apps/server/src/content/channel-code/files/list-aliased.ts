import type { ChannelDocument } from './channel-document.ts'
import { flattenSports } from './flatten-sports.ts'

/** The lists whose entries have an alias, as differences name them. */
export type AliasedList = keyof ReturnType<typeof listAliased>

interface Aliased {
  alias: string
  was?: string | undefined
}

export function listAliased({ sports, schools, products, library, ...lists }: ChannelDocument) {
  return {
    sports: flattenSports(sports).map(({ sport }): Aliased => sport),
    locations: only(lists.locations),
    schools: only(schools),
    teams: only(schools.flatMap(({ teams }) => teams)),
    'products.packages': only(products.packages),
    'products.subscriptions': only(products.subscriptions),
    slides: only(lists.slides),
    prerolls: only(lists.prerolls),
    'library.categories': only(library.categories),
    'library.items': only(library.items),
    'library.rails': only(library.rails),
    forms: only(lists.forms),
  }
}

const only = (list: Aliased[]): Aliased[] => list
