import { type ContentKind, type ContentProblem, contentKinds } from '@grandstand/contract'
import type { Tx } from '../../db/connection.ts'
import {
  type ChannelDocument,
  checkDocument,
  checkFiles,
  kinds,
  listImageRows,
  listItems,
  listJudging,
  mapLists,
  type Problem,
  readChannelFile,
  readChannelRows,
  readItems,
} from '../channel-code/index.ts'
import { type ChangeRow, listChanges, listPictures, type TypedItem } from './content-store.ts'
import { type DraftItems, joinDraft } from './join-draft.ts'
import { type KeyedItem, keyItems } from './key-items.ts'
import { locateProblem } from './locate-problem.ts'
import { type DraftItem, mergeDraft } from './merge-draft.ts'
import { versionOf } from './version-of.ts'

/** The part of a draft by which one kind is judged. */
export interface DraftPart {
  channel: Omit<ChannelDocument['channel'], 'colors' | 'static_blocks'>
  rows: ChangeRow[]
  items: Partial<DraftItems>
  /** The hash of each picture, by path: of the channel and of the draft. */
  pictures: ReadonlyMap<string, string>
  problems: ContentProblem[]
}

export interface Draft extends DraftPart {
  /** As visitors have it; without games and the codes of operators, which are not changed here. */
  stored: ChannelDocument
  items: DraftItems
  /** Of all that the draft says. */
  version: string
  /** As it will be; undefined while something is wrong with it. */
  document: ChannelDocument | undefined
}

/** The draft of a channel, judged as a whole as its files would be; with what somebody is typing, where it is to be looked at. */
export async function readDraft(tx: Tx, channelId: number, typed?: TypedItem): Promise<Draft> {
  const { events, ...stored } = await readChannelRows(tx, channelId, {})
  const kept = await listChanges(tx, channelId)
  const pictures = new Map([...Object.entries(stored.images), ...(await listPictures(tx, channelId))])
  const published = mapLists(list => keyItems(list, listItems(list, stored)))
  const rows = typed ? withTyped(kept, published[typed.kind], typed) : kept
  const items = mapLists(list => mergeDraft(list, published[list], rows))
  const { channel } = stored
  const joined = joinDraft(items, channel)
  const { document, problems: found } = checkDocument(joined.document, pictures)
  const problems = listProblems(items, joined, found)
  return {
    stored,
    channel,
    rows,
    items,
    pictures,
    problems,
    version: versionOf(rows.map(({ operator_email, changed_at, id, ...said }) => said)),
    document:
      document && problems.length === 0
        ? { ...document, images: { ...pickImages(stored.images, events), ...document.images } }
        : undefined,
  }
}

/** The draft as far as it says whether the items of one kind are right. */
export async function readDraftOf(tx: Tx, channelId: number, kind: ContentKind): Promise<DraftPart> {
  const lists = listJudging(kind)
  const channel = await readChannelFile(tx, channelId)
  const published = await readItems(tx, channelId, lists, { channel })
  const rows = await listChanges(tx, channelId)
  const images = (await listImageRows(tx, channelId)).filter(each => each.is_of_files && !each.retired_at)
  const pictures = new Map([
    ...images.map(({ path, source_hash }) => [path, source_hash] as const),
    ...(await listPictures(tx, channelId)),
  ])
  const items: Partial<DraftItems> = {}
  for (const list of lists) items[list] = mergeDraft(list, keyItems(list, published[list] ?? []), rows)
  const joined = joinDraft(items, channel)
  const files = lists.map(list => kinds[list].file)
  const problems = listProblems(items, joined, checkFiles(joined.document, pictures, files))
  return { channel, rows, items, pictures, problems }
}

function listProblems(
  items: Partial<DraftItems>,
  joined: ReturnType<typeof joinDraft>,
  found: readonly Problem[],
): ContentProblem[] {
  return [
    ...contentKinds.flatMap(kind =>
      (items[kind] ?? [])
        .filter(isOutdated)
        .map(({ key }): ContentProblem => ({ kind, key, path: [], code: 'outdated', found: '' })),
    ),
    ...joined.problems,
    ...found.map(problem => locateProblem(joined, items, problem)),
  ]
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
function isOutdated({ row, published }: DraftItem): boolean {
  if (!row || row.base_version === null) return false
  return published === null || versionOf(published) !== row.base_version
}

/** As if it were kept. */
function withTyped(
  rows: readonly ChangeRow[],
  published: readonly KeyedItem[],
  { kind, key, value, typed_at }: TypedItem,
): ChangeRow[] {
  const known = published.find(each => each.key === key)
  const own: ChangeRow = {
    id: Number.MAX_SAFE_INTEGER,
    kind,
    key,
    change: 'keep',
    value,
    base_version: known ? versionOf(known.value) : null,
    operator_email: '',
    changed_at: typed_at,
  }
  return [...rows.filter(row => row.kind !== kind || row.key !== key), own]
}
