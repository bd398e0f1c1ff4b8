import type { Tx } from '../../../db/connection.ts'
import type { ChannelDocument } from '../files/channel-document.ts'
import { kinds, listNames } from '../kinds/kinds.ts'
import { contentOf, listEntries } from '../kinds/list-entries.ts'
import type { ListName } from '../kinds/list-name.ts'
import { renameFormValues } from './channel-code-store.ts'
import { listAliases, renameRows } from './channel-rows-store.ts'

/** The aliases that stored entries have, and will have, by list. */
export type Renames = Map<ListName, ReadonlyMap<string, string>>

/** Which renames of the files are still to be done. One whose new alias is stored was done before, or cannot be. */
export async function findRenames(tx: Tx, channelId: number, document: ChannelDocument): Promise<Renames> {
  const renames: Renames = new Map()
  for (const list of listNames) {
    const { table } = kinds[list]
    const asked = listEntries(list, contentOf(list, document)).flatMap(({ value: { was, alias } }) =>
      typeof was === 'string' && typeof alias === 'string' ? [{ was, alias }] : [],
    )
    if (asked.length === 0 || !table) continue
    const stored = await listAliases(tx, channelId, table)
    const open = asked.filter(({ was, alias }) => stored.has(was) && !stored.has(alias))
    if (open.length > 0) renames.set(list, new Map(open.map(({ was, alias }) => [was, alias])))
  }
  return renames
}

export async function renameEntries(tx: Tx, channelId: number, renames: Renames): Promise<void> {
  for (const [list, names] of renames) {
    const { table } = kinds[list]
    if (table) await renameRows(tx, channelId, table, names)
  }
  // What users have filled in is kept by the alias of its form.
  const forms = renames.get('forms')
  if (forms) await renameFormValues(tx, channelId, forms)
}
