import { join } from 'node:path'
import type { Body, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeBackup } from '../backup/index.ts'
import { findNote } from '../studio-backups/index.ts'
import { requireEmptyServer } from './require-empty.ts'

interface Input {
  session: OperatorSession
  body: Body<typeof studioCalls.restoreBackup>
  ip: string
}

/** The process stops, restores, and starts again: nothing reads or writes a half-filled database. */
export async function restoreHere(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'deployment' | 'nodes'>,
  { session: { operator }, body: { name, secret_key }, ip }: Input,
): Promise<{ success: true }> {
  await requireEmptyServer(ctx)
  const { restore, takesSecretKey, backups } = ctx.deployment
  if (restore === null) throw new CallError('conflict', { fields: { server: 'cannot start again' } })
  // They would go on with a database that is no longer there.
  if (ctx.nodes.list().length > 1) throw new CallError('conflict', { fields: { server: 'other processes' } })
  if (secret_key !== null && !takesSecretKey)
    throw new CallError('invalid_request', { fields: { secret_key: 'fixed' } })
  const note = await findNote(backups.dir, name)
  const content = await describeBackup(join(backups.dir, name)).catch(() => null)
  if (!content) throw new CallError('not_found')
  if (note?.check?.state !== 'whole' || content.is_newer)
    throw new CallError('conflict', { fields: { name: content.is_newer ? 'newer' : 'unchecked' } })
  await recordAction(ctx, { action: 'restore_backup', operator, ip, details: { name } })
  const isTaken = restore({ name, secretKey: secret_key, by: operator.email, ip })
  if (!isTaken) throw new CallError('conflict', { fields: { server: 'busy' } })
  return { success: true }
}
