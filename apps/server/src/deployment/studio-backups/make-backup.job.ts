import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { JobContext } from '../../context/jobs.ts'
import { defineJob } from '../../jobs/index.ts'
import { findFreeBytes } from '../../runtime/find-free-bytes.ts'
import { backUp, isLeftOut } from '../backup/index.ts'
import { findNote, listNotes, writeNote } from './backup-notes.ts'
import { measureFolder } from './measure-folder.ts'

/** A live game needs the rest of the disk. */
const spareBytes = 1e9
const maxDetail = 300

/** Without the key: whoever gets hold of the backup opens nothing that is sealed in it. */
export const makeBackupJob = defineJob({
  name: 'make-backup',
  payload: z.object({ name: z.string() }),
  isLong: true,
  atOnce: 1,
  runsAtSite: true,
  async run(ctx, { name }) {
    const { dir, databaseUrl } = ctx.deployment.backups
    const note = await findNote(dir, name)
    if (note?.state !== 'making') return
    const target = join(dir, name)
    try {
      const lack = await findLack(ctx.deployment)
      if (lack !== null)
        return await writeNote(dir, { ...note, state: 'failed', problem: 'no_room', detail: lack })
      // Of a process that died between its backup and its note.
      await rm(target, { recursive: true, force: true })
      const { dataDir } = ctx.deployment
      const since = await findFormer(dir)
      const made = await backUp({ databaseUrl, dataDir, now: ctx.now, withoutSecretKey: true, since }, target)
      const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
      const size_bytes = await measureFolder(target, () => false)
      await writeNote(dir, { ...note, state: 'ready', rows, size_bytes })
    } catch (error) {
      ctx.log.error({ error, backup: name }, 'A backup could not be made')
      await rm(`${target}.partial`, { recursive: true, force: true })
      const detail = (error instanceof Error ? error.message : String(error)).slice(0, maxDetail)
      await writeNote(dir, { ...note, state: 'failed', problem: 'failed', detail })
    }
  },
})

/** The newest that is there and was not found damaged: what has not changed since is not stored twice. */
async function findFormer(dir: string): Promise<string | null> {
  const notes = (await listNotes(dir)).filter(
    ({ state, check }) => state === 'ready' && check?.state !== 'damaged',
  )
  const newest = notes.toSorted((one, other) => other.asked_at.localeCompare(one.asked_at))[0]
  return newest ? join(dir, newest.name) : null
}

/** What is missing; null: there is room. */
async function findLack({ dataDir, backups }: JobContext['deployment']): Promise<string | null> {
  const [needed, free] = await Promise.all([measureFolder(dataDir, isLeftOut), findFreeBytes(backups.dir)])
  if (needed + spareBytes <= free) return null
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
  return `${gigabytes(needed + spareBytes)} > ${gigabytes(free)}`
}
