import { createReadStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { JobContext } from '../../context/jobs.ts'
import { defineJob } from '../../jobs/index.ts'
import { checkBackup, describeBackup } from '../backup/index.ts'
import { measureFolder, nameBackup, writeNote } from '../studio-backups/index.ts'
import { untar } from './untar.ts'
import { findUpload, forgetUpload, type UploadNote, uploadFile, writeUploadNote } from './upload-note.ts'

const maxDetail = 300

/** A file that was sent becomes a backup as those that were made here, read once to its end. */
export const unpackBackupJob = defineJob({
  name: 'unpack-backup',
  payload: z.object({ id: z.uuid() }),
  isLong: true,
  atOnce: 1,
  runsAtSite: true,
  async run(ctx, { id }) {
    const { dir } = ctx.deployment.backups
    const upload = await findUpload(dir)
    if (upload?.id !== id || upload.state !== 'unpacking') return
    const partial = join(dir, 'upload.partial')
    try {
      await rm(partial, { recursive: true, force: true })
      await untar(createReadStream(uploadFile(dir), { highWaterMark: 1024 * 1024 }), partial)
      await keep(ctx, upload, partial)
      await forgetUpload(dir)
    } catch (error) {
      await rm(partial, { recursive: true, force: true })
      const detail = (error instanceof Error ? error.message : String(error)).replaceAll(`${partial}/`, '')
      await rm(uploadFile(dir), { force: true })
      await writeUploadNote(dir, {
        ...upload,
        state: 'failed',
        problem: 'failed',
        detail: detail.slice(0, maxDetail),
      })
    }
  },
})

async function keep(ctx: JobContext, { sent_by }: UploadNote, partial: string): Promise<void> {
  const { dir } = ctx.deployment.backups
  const { made_at, rows } = await describeBackup(partial)
  await checkBackup(partial)
  const name = await findFreeName(dir, nameBackup(new Date(made_at)))
  await rename(partial, join(dir, name))
  await writeNote(dir, {
    name,
    made_by: sent_by,
    asked_at: made_at,
    state: 'ready',
    problem: null,
    detail: '',
    size_bytes: await measureFolder(join(dir, name), () => false),
    rows,
    check: { state: 'whole', at: ctx.now().toISOString(), detail: '' },
  })
}

/** The same backup may be here already. */
async function findFreeName(dir: string, name: string): Promise<string> {
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? name : `${name}-${copy}`
    const isThere = await access(join(dir, free)).then(
      () => true,
      () => false,
    )
    if (!isThere) return free
  }
}
