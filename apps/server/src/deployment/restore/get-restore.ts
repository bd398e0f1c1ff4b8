import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { findFreeBytes } from '../../runtime/find-free-bytes.ts'
import { describeBackup } from '../backup/index.ts'
import { findNote, isBackupName } from '../studio-backups/index.ts'
import { findLastRestore } from './last-restore.ts'
import { isEmptyServer } from './require-empty.ts'
import { findUpload } from './upload-note.ts'

const maxBackups = 50
type Restore = Reply<typeof studioCalls.getRestore>

/** What a server without a channel can be filled from. */
export async function getRestore(ctx: Pick<Context, 'channels' | 'deployment' | 'nodes'>): Promise<Restore> {
  const { dir } = ctx.deployment.backups
  const nothing = { items: [], upload: null, last_failure: null }
  const about = {
    folder: dir,
    free_bytes: await findFreeBytes(dir),
    takes_key: ctx.deployment.takesSecretKey,
    other_processes: ctx.nodes.list().length - 1,
    can_restore: ctx.deployment.restore !== null,
  }
  if (!(await isEmptyServer(ctx))) return { is_empty: false, ...about, ...nothing }
  const [items, upload, last_failure] = await Promise.all([
    listRestorable(dir),
    findUpload(dir),
    findLastRestore(dir),
  ])
  return { is_empty: true, ...about, items, upload, last_failure }
}

/** Also those that were made by a command, or copied here by hand. */
async function listRestorable(dir: string): Promise<Restore['items']> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => [])
  const names = entries
    .filter(entry => entry.isDirectory() && isBackupName(entry.name))
    .map(({ name }) => name)
  const found: Restore['items'] = []
  for (const name of names.toSorted().toReversed().slice(0, maxBackups)) {
    const content = await describeBackup(join(dir, name)).catch(() => null)
    if (!content) continue
    const note = await findNote(dir, name)
    if (note?.state === 'making') continue
    found.push({ name, ...content, size_bytes: note?.size_bytes ?? null, check: note?.check ?? null })
  }
  return found.toSorted((one, other) => other.made_at.localeCompare(one.made_at))
}
