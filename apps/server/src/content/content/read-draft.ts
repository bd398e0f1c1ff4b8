import { type ContentProblem, contentKinds } from '@grandstand/contract'
import type { Tx } from '../../db/connection.ts'
import { type ChannelDocument, checkDocument, listItems, readChannelRows } from '../channel-code/index.ts'
import { type ChangeRow, listChanges, listPictures, type TypedThing } from './content-store.ts'
import { type DraftThings, joinThings } from './join-things.ts'
import { keyItems, type Thing } from './key-items.ts'
import { locateProblem } from './locate-problem.ts'
import { mapKinds } from './map-kinds.ts'
import { type DraftThing, mergeDraft } from './merge-draft.ts'
import { versionOf } from './version-of.ts'

export interface Draft {
  /** As visitors have it; without games and the codes of operators, which are not changed here. */
  stored: ChannelDocument
  rows: ChangeRow[]
  things: DraftThings
  /** The hash of each picture, by path: of the channel and of the draft. */
  pictures: ReadonlyMap<string, string>
  /** Of all that the draft says. */
  version: string
  /** As it will be; undefined while something is wrong with it. */
  document: ChannelDocument | undefined
  problems: ContentProblem[]
}

/** The draft of a channel, judged as a whole as its files would be; with what somebody is typing, where it is to be looked at. */
export async function readDraft(tx: Tx, channelId: number, typed?: TypedThing): Promise<Draft> {
  const { events, ...stored } = await readChannelRows(tx, channelId, {})
  const kept = await listChanges(tx, channelId)
  const pictures = new Map([...Object.entries(stored.images), ...(await listPictures(tx, channelId))])
  const published = mapKinds(kind => keyItems(kind, listItems(kind, stored)))
  const rows = typed ? withTyped(kept, published[typed.kind], typed) : kept
  const things = mapKinds(kind => mergeDraft(kind, published[kind], rows))
  const joined = joinThings(things, stored)
  const { document: checked, problems } = checkDocument(joined.document, pictures)
  const document = checked && {
    ...checked,
    images: { ...pickImages(stored.images, events), ...checked.images },
  }
  const all = [
    ...contentKinds.flatMap(kind =>
      things[kind]
        .filter(isOutdated)
        .map(({ key }): ContentProblem => ({ kind, key, path: [], code: 'outdated', found: '' })),
    ),
    ...joined.problems,
    ...problems.map(problem => locateProblem(joined, things, problem)),
  ]
  const version = versionOf(rows.map(({ operator_email, changed_at, id, ...said }) => said))
  return {
    stored,
    rows,
    things,
    pictures,
    version,
    document: all.length === 0 ? document : undefined,
    problems: all,
  }
}

/** The draft does not contain games, so they keep their pictures. */
function pickImages(
  images: ChannelDocument['images'],
  games: ChannelDocument['events'] = [],
): ChannelDocument['images'] {
  const used = new Set(games.map(({ image }) => image))
  return Object.fromEntries(Object.entries(images).filter(([path]) => used.has(path)))
}

/** Somebody published another version since. An operator who keeps it again has seen that. */
function isOutdated({ row, published }: DraftThing): boolean {
  if (!row || row.base_version === null) return false
  return published === null || versionOf(published) !== row.base_version
}

/** As if it were kept. */
function withTyped(
  rows: readonly ChangeRow[],
  published: readonly Thing[],
  { kind, key, value, typed_at }: TypedThing,
): ChangeRow[] {
  const known = published.find(each => each.key === key)
  const own: ChangeRow = {
    ...{ id: Number.MAX_SAFE_INTEGER, kind, key, change: 'keep', value },
    base_version: known ? versionOf(known.value) : null,
    ...{ operator_email: '', changed_at: typed_at },
  }
  return [...rows.filter(row => row.kind !== kind || row.key !== key), own]
}
