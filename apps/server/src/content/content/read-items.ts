import type { ContentKind } from '@grandstand/contract'
import type { Tx } from '../../db/connection.ts'
import { readItems } from '../channel-code/index.ts'
import { listChanges } from './content-store.ts'
import { keyItems } from './key-items.ts'
import { type DraftItem, mergeDraft } from './merge-draft.ts'

/** The items of a kind in the draft, without a look at the rest of the channel. */
export async function listItems(
  tx: Tx,
  channelId: number,
  kind: ContentKind,
  key?: string,
): Promise<DraftItem[]> {
  const { [kind]: values = [] } = await readItems(tx, channelId, [kind], { key })
  return mergeDraft(kind, keyItems(kind, values), await listChanges(tx, channelId, { kind, key }))
}

export async function findItem(
  tx: Tx,
  channelId: number,
  kind: ContentKind,
  key: string,
): Promise<DraftItem | undefined> {
  return (await listItems(tx, channelId, kind, key)).find(item => item.key === key)
}
