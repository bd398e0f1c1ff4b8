import { mkdir, stat } from 'node:fs/promises'
import type { Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { findFreeBytes } from '../../runtime/find-free-bytes.ts'
import { listNotes } from './backup-notes.ts'

export async function listBackups({
  deployment: { backups, dataDir },
}: Pick<Context, 'deployment'>): Promise<Reply<typeof studioCalls.listBackups>> {
  const { dir } = backups
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const [items, free_bytes, own, data] = await Promise.all([
    listNotes(dir),
    findFreeBytes(dir),
    stat(dir),
    stat(dataDir),
  ])
  return { items, folder: dir, free_bytes, is_same_disk: own.dev === data.dev }
}
