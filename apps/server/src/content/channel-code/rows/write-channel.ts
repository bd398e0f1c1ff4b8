import { followPrices } from '../../../catalogue/prices/index.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChannelDocument } from '../files/channel-document.ts'
import type { PreparedImage } from '../files/prepare-images.ts'
import { replaceColors, updateSettings } from './channel-code-store.ts'
import { deleteUnusedImageFiles, insertImageFiles, listImageRows } from './channel-image-store.ts'
import { type ListTable, removeOtherRows, tables, upsertRows } from './channel-rows-store.ts'
import { imageFilesOf, imageRowOf } from './prepared-rows.ts'
import { createRowWriter } from './row-writer.ts'
import { writeEvents } from './write-events.ts'
import { writeLists } from './write-lists.ts'

/**
 * Makes the stored channel say what the document says. `prepared` are the pictures that are not stored yet, `needed` the rows,
 * by id, that may not go.
 */
export async function writeChannel(
  tx: Tx,
  channelId: number,
  document: ChannelDocument,
  prepared: PreparedImage[],
  needed: ReadonlyMap<ListTable, number[]>,
  { now, isPreview }: { now: Date; isPreview: boolean },
): Promise<void> {
  const { channel_key, hosts, colors, static_blocks, ...settings } = document.channel
  await updateSettings(tx, channelId, settings)
  await replaceColors(tx, channelId, 'web', colors.web)

  const images = await writeImages(tx, channelId, prepared, now)
  const { write, removeOthers } = createRowWriter(tx, channelId, needed, { isPreview })
  const { idOf } = await writeLists(write, document, images)
  await writeEvents(tx, channelId, document, idOf, now)
  await removeOthers()
  await followPrices(tx, channelId, now)

  const paths = Object.keys(document.images)
  await removeOtherRows(tx, channelId, tables.images, 'path', paths, needed.get(tables.images))
  await deleteUnusedImageFiles(tx, channelId)
}

/** The ids of all pictures, by path. */
async function writeImages(
  tx: Tx,
  channelId: number,
  prepared: PreparedImage[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = prepared.map(image => ({ ...imageRowOf(image, now), is_of_files: true }))
  await upsertRows(tx, channelId, tables.images, 'path', rows)
  for (const image of prepared) await insertImageFiles(tx, channelId, imageFilesOf(image))
  // A game may have an operator's picture, or one that has left the files.
  const stored = await listImageRows(tx, channelId)
  return new Map(stored.map(image => [image.path, image.id]))
}
