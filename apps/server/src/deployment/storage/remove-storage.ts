import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { endStorage, holdStorages } from './storage-store.ts'

/** Recordings stay on the server's disk from now on; what was copied is still read. */
export async function removeStorage(
  ctx: Pick<Context, 'db' | 'now' | 'deployment' | 'storages'>,
  { session: { operator }, ip }: { session: OperatorSession; ip: string },
): Promise<{ success: true }> {
  if (ctx.deployment.storage !== null) throw new CallError('conflict')
  await ctx.db.transaction(async tx => {
    await holdStorages(tx)
    if (!(await endStorage(tx))) throw new CallError('not_found')
    await recordAction({ db: tx, now: ctx.now }, { action: 'remove_storage', operator, ip })
  })
  ctx.storages.forget()
  return { success: true }
}
