import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findNote, writeNote } from './backup-notes.ts'
import { checkBackupJob } from './check-backup.job.ts'

export async function checkBackup(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'nodes' | 'deployment'>,
  {
    session: { operator },
    params: { name },
    ip,
  }: { session: OperatorSession; params: { name: string }; ip: string },
): Promise<{ success: true }> {
  const { dir } = ctx.deployment.backups
  const note = await findNote(dir, name)
  if (!note) throw new CallError('not_found')
  if (note.state !== 'ready') throw new CallError('conflict')
  await writeNote(dir, { ...note, check: { state: 'running', at: ctx.now().toISOString(), detail: '' } })
  await ctx.db.transaction(async tx => {
    await ctx.jobs.add(tx, checkBackupJob, { name }, ctx.nodes.site)
    await recordAction({ db: tx, now: ctx.now }, { action: 'check_backup', operator, ip, details: { name } })
  })
  return { success: true }
}
