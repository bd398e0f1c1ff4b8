import type { z } from 'zod'
import { listCodeEvents, listStudioEvents } from '../../../catalogue/events/index.ts'
import { listHosts } from '../../../channel/hosts/index.ts'
import { channelSettings } from '../../../context/channel-settings.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import type { ChannelDocument } from '../files/channel-document.ts'
import { parseDocument } from '../files/parse-document.ts'
import { joinItems } from '../kinds/join-items.ts'
import { listNames } from '../kinds/kinds.ts'
import { findColors, getChannelRow } from './channel-code-store.ts'
import { listImageRows } from './channel-image-store.ts'
import { readEvents } from './read-events.ts'
import { readLists } from './read-lists.ts'
import type { Renames } from './rename-entries.ts'

/** The stored channel, with what operators made, in the same shape as its files give; with their games where they are asked for. */
export function readChannel(db: Db, channelId: number, { withGames = false } = {}): Promise<ChannelDocument> {
  return db.transaction(tx => readChannelRows(tx, channelId, { withOperators: true, withGames }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

interface Reading {
  /** The aliases that entries will have. */
  renames?: Renames
  withOperators?: boolean
  /** Also the games that operators made, which the files may name but do not keep. */
  withGames?: boolean
}

export async function readChannelRows(
  tx: Tx,
  channelId: number,
  { withOperators = false, withGames = false, ...reading }: Reading,
): Promise<ChannelDocument> {
  // Of what operators sent, only the pictures that games have count: see below.
  const allImages = await listImageRows(tx, channelId)
  const images = allImages.filter(image => image.is_of_files && image.retired_at === undefined)
  const paths = new Map(images.map(({ id, path }) => [id, path]))
  const { items, nameOf } = await readLists(tx, channelId, listNames, { ...reading, withOperators }, paths)
  const { document } = joinItems(items)
  const own = await readChannelFile(tx, channelId)
  const content = parseDocument({ ...document, channel: Object.assign(own, document.channel) })

  const kept = await listCodeEvents(tx, channelId)
  const made = withGames ? await listMadeGames(tx, channelId, kept) : []
  const allPaths = new Map<unknown, string>(allImages.map(({ id, path }) => [id, path]))
  const games = readEvents(
    [...kept, ...made].toSorted((a, b) => (a.alias < b.alias ? -1 : 1)),
    content.schools,
    (list, id) => (list === 'images' ? allPaths.get(id) : nameOf(list, id)),
  )
  const shown = new Set(games.map(({ image }) => image))
  const gameImages = withOperators ? allImages.filter(({ path }) => shown.has(path)) : []
  return {
    ...content,
    // A folder without games has no file of them.
    events: games.length === 0 ? undefined : games,
    images: Object.fromEntries([...images, ...gameImages].map(image => [image.path, image.source_hash])),
  }
}

/** What of `channel.yaml` is in no list. */
export async function readChannelFile(tx: Tx, channelId: number) {
  const { channel_key, settings } = await getChannelRow(tx, channelId)
  return {
    channel_key,
    hosts: await listHosts(tx, channelId),
    ...channelSettings.parse(settings),
    colors: { web: await findColors(tx, channelId, 'web') },
  }
}

/** Without those whose name the files now use for another. */
async function listMadeGames(tx: Tx, channelId: number, kept: readonly { alias: string }[]) {
  const names = new Set(kept.map(({ alias }) => alias))
  return (await listStudioEvents(tx, channelId)).filter(({ alias }) => !names.has(alias))
}

/** What the channel is set to. */
export async function readSettings(tx: Tx, channelId: number): Promise<z.infer<typeof channelSettings>> {
  const { settings } = await getChannelRow(tx, channelId)
  return channelSettings.parse(settings)
}
