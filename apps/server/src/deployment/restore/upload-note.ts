import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupUpload, backupUpload } from '@grandstand/contract'

/** One at a time, beside the backups: a folder is all the memory that an empty server has. */
const noteFile = (dir: string) => join(dir, 'upload.json')
export const uploadFile = (dir: string) => join(dir, 'upload.tar')

const kept = backupUpload.omit({ received_bytes: true })
export type UploadNote = Omit<BackupUpload, 'received_bytes'>

/** What is there of it counts, whatever broke off. */
export async function findUpload(dir: string): Promise<BackupUpload | null> {
  const text = await readFile(noteFile(dir), 'utf8').catch(() => null)
  if (text === null) return null
  const size = await stat(uploadFile(dir)).then(
    ({ size }) => size,
    () => 0,
  )
  return { ...kept.parse(JSON.parse(text)), received_bytes: size }
}

export async function writeUploadNote(dir: string, note: UploadNote): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const { id, name, size_bytes, state, problem, detail, sent_by } = note
  const text = JSON.stringify({ id, name, size_bytes, state, problem, detail, sent_by })
  // Under another name first: nobody reads half a file.
  await writeFile(`${noteFile(dir)}.part`, text)
  await rename(`${noteFile(dir)}.part`, noteFile(dir))
}

export async function forgetUpload(dir: string): Promise<void> {
  await rm(uploadFile(dir), { force: true })
  await rm(noteFile(dir), { force: true })
}
