import { lockCodeEvents } from '../../catalogue/events/index.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { type Applied, applyLocked, prepareEarly } from './apply-channel.ts'
import type { ChannelDocument } from './files/channel-document.ts'
import type { PreparedImage } from './files/prepare-images.ts'
import { lockChannel } from './rows/channel-code-store.ts'
import { listImageFiles } from './rows/channel-image-store.ts'

/** The pictures of the document that the channel does not show yet, out of those that are kept for it. */
export async function prepareDocument(
  db: Db,
  channelId: number,
  document: ChannelDocument,
): Promise<PreparedImage[]> {
  const files = new Map((await listImageFiles(db, channelId, document.images)).map(file => [file.hash, file]))
  const images = Object.entries(document.images).flatMap(([path, hash]) => {
    const file = files.get(hash)
    return file ? [{ path, ...file, position: { file: path, line: 1, column: 1 } }] : []
  })
  return prepareEarly(db, { document, images })
}

/** Nobody else changes the channel, or the games of its files, until the transaction ends. */
export async function holdChannel(tx: Tx, channelKey: string): Promise<void> {
  await lockCodeEvents(tx, channelKey)
  await lockChannel(tx, channelKey)
}

/**
 * Makes the stored channel equal to a document that is no folder: as `applyChannel` does, in the
 * transaction of who holds it.
 */
export function applyDocument(
  tx: Tx,
  channelId: number,
  now: Date,
  document: ChannelDocument,
  early: PreparedImage[],
  { isPreview = false } = {},
): Promise<Applied> {
  const images = early.map(({ source }) => source)
  const loaded = { document, images, hostPositions: new Map() }
  return applyLocked(tx, now, loaded, early, { id: channelId, created: false, isPreview })
}
