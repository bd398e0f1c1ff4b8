import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceRung } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import type { FileAnswer } from '../../context/file-answer.ts'
import { recordingFolder } from '../../context/recordings.ts'
import { readPartOf } from '../../runtime/read-part-of.ts'
import type { ClipRow } from './clip-store.ts'

export type ClipFile = Pick<FileAnswer, 'read' | 'sizeBytes' | 'etag'>

/** From this disk, else once from the storage; null: neither has it. */
export async function findClipFile(
  { folders, storedCopies }: Pick<Context, 'folders' | 'storedCopies'>,
  { channel_id, video_id }: Pick<ClipRow, 'channel_id' | 'video_id'>,
  name: string,
): Promise<(ClipFile & { path: string }) | null> {
  const dir = folders.video(channel_id, video_id)
  const path = join(dir, name)
  const find = () => stat(path).catch(() => null)
  const found =
    (await find()) ??
    ((await storedCopies.bring(recordingFolder(channel_id, video_id, sourceRung), name, dir))
      ? await find()
      : null)
  return (
    found && {
      path,
      read: readPartOf(path),
      sizeBytes: found.size,
      etag: `"${video_id}-${name}-${found.size}"`,
    }
  )
}
