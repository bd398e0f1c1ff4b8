import type { Tx } from '../../../db/connection.ts'
import type { ChannelDocument } from '../files/channel-document.ts'
import { type AliasedList, listAliased } from '../files/list-aliased.ts'
import { aliasedTables } from './aliased-tables.ts'
import { renameFormValues } from './channel-code-store.ts'
import { listAliases, renameRows } from './channel-rows-store.ts'

/** The aliases that stored things have, and shall have, by list. */
export type Renames = Map<AliasedList, ReadonlyMap<string, string>>

const lists = Object.keys(aliasedTables).filter(name => isList(name))

/** Which renames of the files are still to be done. One whose new alias is stored was done before, or cannot be. */
export async function findRenames(tx: Tx, channelId: number, document: ChannelDocument): Promise<Renames> {
  const aliased = listAliased(document)
  const renames: Renames = new Map()
  for (const list of lists) {
    const asked = aliased[list].flatMap(({ was, alias }) => (was === undefined ? [] : [{ was, alias }]))
    if (asked.length === 0) continue
    const stored = await listAliases(tx, channelId, aliasedTables[list])
    const open = asked.filter(({ was, alias }) => stored.has(was) && !stored.has(alias))
    if (open.length > 0) renames.set(list, new Map(open.map(({ was, alias }) => [was, alias])))
  }
  return renames
}

export async function renameEntries(tx: Tx, channelId: number, renames: Renames): Promise<void> {
  for (const [list, names] of renames) await renameRows(tx, channelId, aliasedTables[list], names)
  // What users have filled in is kept by the alias of its form.
  const forms = renames.get('forms')
  if (forms) await renameFormValues(tx, channelId, forms)
}

function isList(name: string): name is AliasedList {
  return Object.hasOwn(aliasedTables, name)
}
