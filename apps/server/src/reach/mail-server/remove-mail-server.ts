import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { deleteMailServer } from './mail-server-store.ts'

export async function removeMailServer(
  ctx: Pick<Context, 'db' | 'now' | 'mailSetting'>,
  { session: { operator }, ip }: { session: OperatorSession; ip: string },
): Promise<{ success: true }> {
  if (ctx.mailSetting.fixed) throw new CallError('conflict')
  await ctx.db.transaction(async tx => {
    await deleteMailServer(tx)
    await recordAction({ db: tx, now: ctx.now }, { action: 'remove_mail_server', operator, ip })
  })
  return { success: true }
}
