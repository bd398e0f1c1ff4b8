import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceRung } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import { recordingPlace } from '../../context/recordings.ts'
import type { ClipRow } from './clip-store.ts'

/** From this disk, else once from the storage; null: neither has it. */
export async function findClipFile(
  { folders, storedCopies }: Pick<Context, 'folders' | 'storedCopies'>,
  { channel_id, video_id }: Pick<ClipRow, 'channel_id' | 'video_id'>,
  name: string,
): Promise<{ path: string; sizeBytes: number; etag: string } | null> {
  const dir = folders.video(channel_id, video_id)
  const path = join(dir, name)
  const find = () => stat(path).catch(() => null)
  const found =
    (await find()) ??
    ((await storedCopies.bring(recordingPlace(channel_id, video_id, sourceRung), name, dir))
      ? await find()
      : null)
  return found && { path, sizeBytes: found.size, etag: `"${video_id}-${name}-${found.size}"` }
}
