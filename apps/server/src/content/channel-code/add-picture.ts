import { touchChannel } from '../../channel/channel/index.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { prepareImages } from './files/prepare-images.ts'
import { deleteUnusedImageFiles, insertImageFiles, keepOperatorsImage } from './rows/channel-image-store.ts'
import { imageFilesOf, imageRowOf } from './rows/prepared-rows.ts'

export interface SentPicture {
  path: string
  hash: string
  mime: string
  bytes: Buffer
}

/** Beside those of the files, under an id of its own; with the hash of the copy that is shown. `tidy` comes in the same step. */
export async function addPicture(
  db: Db,
  channelId: number,
  sent: SentPicture,
  now: Date,
  tidy: (tx: Tx) => Promise<void>,
): Promise<{ id: number; hash: string }> {
  const [image] = await prepareImages([{ ...sent, position: { file: sent.path, line: 1, column: 1 } }])
  const largest = image?.variants.at(-1)
  if (!image || !largest) throw new Error('The picture was not prepared')
  return db.transaction(async tx => {
    // First, as an apply does: who waits for the other waits here. Open pages learn of the picture by it.
    await touchChannel(tx, channelId)
    await tidy(tx)
    await deleteUnusedImageFiles(tx, channelId)
    const id = await keepOperatorsImage(tx, channelId, imageRowOf(image, now))
    await insertImageFiles(tx, channelId, imageFilesOf(image))
    return { id, hash: largest.hash }
  })
}
