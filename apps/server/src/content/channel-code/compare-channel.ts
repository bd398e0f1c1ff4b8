import { listCodeEvents } from '../../catalogue/events/index.ts'
import type { Tx } from '../../db/connection.ts'
import { listOperatorsCodes } from '../../sale/coupons/index.ts'
import type { Difference } from './diff-channels.ts'
import { diffStored } from './diff-stored.ts'
import type { ChannelDocument } from './files/channel-document.ts'
import { type KeptByHand, keepByHand } from './keep-by-hand.ts'
import { mapLists, pathOf } from './kinds/kinds.ts'
import { listItems } from './kinds/list-entries.ts'
import { leaveOutRemoved } from './leave-out-removed.ts'
import { markRetired } from './mark-retired.ts'
import { listNeededRows, type NeededRow } from './rows/needed-rows-store.ts'
import { readChannelRows } from './rows/read-channel.ts'
import { findRenames, type Renames } from './rows/rename-entries.ts'

export interface Comparison {
  /** What the files want, without what operators made or changed: that stays. */
  wanted: ChannelDocument
  /** As it will be named: with the renames done. */
  stored: ChannelDocument
  renames: Renames
  needed: NeededRow[]
  differences: Difference[]
  /** Ignored in the files, because a person changed it. */
  kept: KeptByHand['kept']
  agreed: KeptByHand['agreed']
}

/** What is stored, what the files want, and what must be done about it. */
export async function compareChannel(
  tx: Tx,
  channelId: number,
  files: ChannelDocument,
  now: Date,
): Promise<Comparison> {
  const said = withoutCodes(files, await listOperatorsCodes(tx, channelId))
  const renames = await findRenames(tx, channelId, said)
  const stored = await readChannelRows(tx, channelId, { renames })
  const games = await listCodeEvents(tx, channelId)
  const away = await leaveOutRemoved(tx, channelId, said.events, games)
  const { events, kept, agreed } = keepByHand({ ...said, events: away.events }, stored, games)
  const wanted = { ...said, events }
  const needed = await listNeededRows(tx, channelId)
  const changes = diffStored(stored, wanted, games, now)
  const differences = [
    ...listRenamed(renames),
    ...markRetired(changes, listRetiring(needed, renames, wanted)),
  ]
  return { wanted, stored, renames, needed, differences, kept: [...away.kept, ...kept], agreed }
}

function withoutCodes(files: ChannelDocument, codes: readonly string[]): ChannelDocument {
  const coupons = files.products.coupons.filter(({ code }) => !codes.includes(code))
  return { ...files, products: { ...files.products, coupons } }
}

function listRenamed(renames: Renames): Difference[] {
  return [...renames].flatMap(([list, names]) =>
    [...names].map(([from, to]) => ({ path: `${pathOf(list)}[${from}]`, kind: 'renamed' as const, to })),
  )
}

/** The needed entries that the files do not have, by list. */
function listRetiring(needed: NeededRow[], renames: Renames, wanted: ChannelDocument) {
  const aliases = mapLists(list => new Set(listItems(list, wanted).map(({ alias }) => alias)))
  const isWanted = ({ list, name }: NeededRow) =>
    list === 'images'
      ? Object.hasOwn(wanted.images, name)
      : renames.get(list)?.has(name) || aliases[list].has(name)
  const gone = needed.filter(row => !isWanted(row))
  return new Map(
    [...Map.groupBy(gone, ({ list }) => list)].map(([list, rows]) => [
      list,
      new Set(rows.map(({ name }) => name)),
    ]),
  )
}
