import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClipState, type ClipWork, findClipVideo } from '@grandstand/rules'
import type { Context } from '../../../context/context.ts'
import { cutName, stillName, verticalName } from '../clip-address.ts'
import type { ClipRow } from '../clip-store.ts'

const madeBy: Record<ClipWork, RegExp> = {
  own: /^(cut-\d+\.mp4|still-\d+\.jpg)|^(?!vertical-).*\.tmp$/,
  vertical: /^vertical-/,
}

/** Removes files of earlier requests, and what killed workers left. */
export async function sweepFiles(
  { folders }: Pick<Context, 'folders'>,
  { channel_id, video_id }: ClipRow,
  of: ClipWork,
  clip: ClipState,
): Promise<void> {
  const dir = folders.video(channel_id, video_id)
  const vertical = findClipVideo(clip, 'vertical')
  const kept = [cutName(clip.cut), stillName(clip.cut), vertical && verticalName(vertical.cut)]
  for (const name of await readdir(dir).catch(() => []))
    if (madeBy[of].test(name) && !kept.includes(name))
      await rm(join(dir, name), { recursive: true, force: true })
}
