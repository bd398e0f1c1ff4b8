import type { Body, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { deleteFormerStorage, holdStorages } from './storage-store.ts'

interface Input {
  session: OperatorSession
  body: Body<typeof studioCalls.forgetStorage>
  ip: string
}

/** A former place is read no longer. Its files stay as they are. */
export async function forgetStorage(
  ctx: Pick<Context, 'db' | 'now' | 'storages'>,
  { session: { operator }, body: { id }, ip }: Input,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    await holdStorages(tx)
    if (!(await deleteFormerStorage(tx, id))) throw new CallError('not_found')
    await recordAction(
      { db: tx, now: ctx.now },
      { action: 'forget_storage', operator, ip, details: { storage: id } },
    )
  })
  ctx.storages.forget()
  return { success: true }
}
