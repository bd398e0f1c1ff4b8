import { join } from 'node:path'
import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { checkBackup as readBackup } from '../backup/index.ts'
import { findNote, writeNote } from './backup-notes.ts'

const maxDetail = 300

export const checkBackupJob = defineJob({
  name: 'check-backup',
  payload: z.object({ name: z.string() }),
  isLong: true,
  atOnce: 1,
  runsAtSite: true,
  async run(ctx, { name }) {
    const { dir } = ctx.deployment.backups
    const note = await findNote(dir, name)
    if (note?.check?.state !== 'running') return
    const detail = await readBackup(join(dir, name)).then(
      () => '',
      error => (error instanceof Error ? error.message : String(error)).slice(0, maxDetail),
    )
    const state = detail === '' ? 'whole' : 'damaged'
    await writeNote(dir, { ...note, check: { state, at: ctx.now().toISOString(), detail } })
  },
})
