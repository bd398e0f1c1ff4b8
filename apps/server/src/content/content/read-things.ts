import type { ContentKind } from '@grandstand/contract'
import type { Tx } from '../../db/connection.ts'
import { readItems } from '../channel-code/index.ts'
import { listChanges } from './content-store.ts'
import { keyItems } from './key-items.ts'
import { type DraftThing, mergeDraft } from './merge-draft.ts'

/** The items of a kind in the draft, without a look at the rest of the channel. */
export async function listThings(
  tx: Tx,
  channelId: number,
  kind: ContentKind,
  key?: string,
): Promise<DraftThing[]> {
  const { [kind]: values = [] } = await readItems(tx, channelId, [kind], { key })
  return mergeDraft(kind, keyItems(kind, values), await listChanges(tx, channelId, { kind, key }))
}

export async function findThing(
  tx: Tx,
  channelId: number,
  kind: ContentKind,
  key: string,
): Promise<DraftThing | undefined> {
  return (await listThings(tx, channelId, kind, key)).find(thing => thing.key === key)
}
