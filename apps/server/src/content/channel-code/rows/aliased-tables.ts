import type { AliasedList } from '../files/list-aliased.ts'
import { type ListTable, tables } from './channel-rows-store.ts'
import type { NeededRow } from './needed-rows-store.ts'

/** Where the entries of each list are kept. */
export const aliasedTables: Record<AliasedList, ListTable> = {
  sports: tables.eventCategories,
  locations: tables.eventLocations,
  schools: tables.participantGroups,
  teams: tables.participants,
  'products.packages': tables.packages,
  'products.subscriptions': tables.subscriptions,
  slides: tables.slides,
  prerolls: tables.prerolls,
  'library.categories': tables.vodMediaCategories,
  'library.items': tables.vodMediaItems,
  'library.rails': tables.vodMediaRails,
  forms: tables.customForms,
}

/** What is kept when it leaves the files, if something needs it. */
export const retirableTables: Record<NeededRow['list'], ListTable> = {
  ...aliasedTables,
  images: tables.images,
}
