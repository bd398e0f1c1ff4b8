import { join } from 'node:path'
import type { Backup } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeBackup } from '../backup/index.ts'
import { findNote, writeNote } from './backup-notes.ts'
import { checkBackupJob } from './check-backup.job.ts'
import { measureFolder } from './measure-folder.ts'

export async function checkBackup(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'nodes' | 'deployment'>,
  {
    session: { operator },
    params: { name },
    ip,
  }: { session: OperatorSession; params: { name: string }; ip: string },
): Promise<{ success: true }> {
  const { dir } = ctx.deployment.backups
  const note = (await findNote(dir, name)) ?? (await describeFound(dir, name))
  if (!note) throw new CallError('not_found')
  if (note.state !== 'ready') throw new CallError('conflict')
  await writeNote(dir, { ...note, check: { state: 'running', at: ctx.now().toISOString(), detail: '' } })
  await ctx.db.transaction(async tx => {
    await ctx.jobs.add(tx, checkBackupJob, { name }, ctx.nodes.site)
    await recordAction({ db: tx, now: ctx.now }, { action: 'check_backup', operator, ip, details: { name } })
  })
  return { success: true }
}

/** One that a command made, or somebody copied here. */
async function describeFound(dir: string, name: string): Promise<Backup | null> {
  const folder = join(dir, name)
  const content = await describeBackup(folder).catch(() => null)
  if (!content) return null
  return {
    name,
    made_by: '',
    asked_at: content.made_at,
    state: 'ready',
    problem: null,
    detail: '',
    size_bytes: await measureFolder(folder, () => false),
    rows: content.rows,
    check: null,
  }
}
