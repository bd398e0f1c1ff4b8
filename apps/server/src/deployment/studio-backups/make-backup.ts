import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { nameBackup } from './backup-name.ts'
import { findNote, listNotes, removeNote, writeNote } from './backup-notes.ts'
import { makeBackupJob } from './make-backup.job.ts'

/** A job does it, however long it takes; its note is there at once. */
export async function makeBackup(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'nodes' | 'deployment'>,
  { session: { operator }, ip }: { session: OperatorSession; ip: string },
): Promise<{ name: string }> {
  const { dir } = ctx.deployment.backups
  const now = ctx.now()
  const name = nameBackup(now)
  const isBusy = (await listNotes(dir)).some(({ state }) => state === 'making')
  if (isBusy || (await findNote(dir, name))) throw new CallError('conflict')
  await writeNote(dir, {
    name,
    made_by: operator.email,
    asked_at: now.toISOString(),
    state: 'making',
    problem: null,
    detail: '',
    size_bytes: 0,
    rows: 0,
    check: null,
  })
  try {
    await ctx.db.transaction(async tx => {
      await ctx.jobs.add(tx, makeBackupJob, { name }, ctx.nodes.site)
      await recordAction({ db: tx, now: ctx.now }, { action: 'make_backup', operator, ip, details: { name } })
    })
  } catch (error) {
    await removeNote(dir, name)
    throw error
  }
  return { name }
}
