import { mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeWhole } from '@grandstand/media'
import type { JobContext } from '../../../jobs/index.ts'
import { findFreeBytes } from '../../../runtime/find-free-bytes.ts'
import type { FileRow } from '../files/file-store.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { FileFailure } from './explain-problem.ts'

/** Free beside the file: its sizes take about as much again, and live games must go on. */
const spareBytes = 2e9

/** Where the file lies on this disk. What the storage took is put together here; whichever worker has its turn does it. */
export async function bringUpload(
  ctx: Pick<JobContext, 'folders' | 'storedCopies' | 'signal'>,
  file: FileRow,
): Promise<string> {
  const target = ctx.folders.upload(file.channel_id, file.id)
  if (file.stored_parts === null || (await sizeOf(target)) === file.size_bytes) return target
  await mkdir(dirname(target), { recursive: true })
  if ((await findFreeBytes(dirname(target))) < file.size_bytes * 2 + spareBytes)
    throw new FileFailure('disk_full')
  const handle = await open(target, 'w')
  try {
    let at = 0
    for (const part of file.stored_parts) {
      ctx.signal.throwIfAborted()
      const bytes = await ctx.storedCopies.read(uploadFolder(file), part)
      if (!bytes) throw new Error(`The storage has no ${uploadFolder(file)}/${part}`)
      await writeWhole(handle, bytes, at)
      at += bytes.length
    }
  } finally {
    await handle.close()
  }
  return target
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )
