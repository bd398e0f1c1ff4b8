import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findNote, removeNote } from './backup-notes.ts'

export async function removeBackup(
  ctx: Pick<Context, 'db' | 'now' | 'deployment'>,
  {
    session: { operator },
    params: { name },
    ip,
  }: { session: OperatorSession; params: { name: string }; ip: string },
): Promise<{ success: true }> {
  const { dir } = ctx.deployment.backups
  const note = await findNote(dir, name)
  if (!note) throw new CallError('not_found')
  if (note.state === 'making') throw new CallError('conflict')
  await recordAction(ctx, { action: 'remove_backup', operator, ip, details: { name } })
  await rm(join(dir, name), { recursive: true, force: true })
  await removeNote(dir, name)
  return { success: true }
}
