import type { Body, MailReport, studioCalls } from '@grandstand/contract'
import { tryMailServer } from '../../adapters/mail/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { keepMailServer } from './mail-server-store.ts'
import { mailPasswordPurpose } from './read-mail-server.ts'

interface Input {
  session: OperatorSession
  body: Body<typeof studioCalls.setMailServer>
  ip: string
}

/** Tried before it is kept: mails that nobody gets are found out here, not by fans. */
export async function setMailServer(
  ctx: Pick<Context, 'db' | 'now' | 'sealer' | 'mailSetting'>,
  { session: { operator }, body, ip }: Input,
): Promise<MailReport> {
  if (ctx.mailSetting.fixed) throw new CallError('conflict')
  const { password, sender, user, ...place } = body
  const report = await tryMailServer({ ...place, user, password })
  if (report.problem !== null) return report
  await ctx.db.transaction(async tx => {
    await keepMailServer(tx, {
      ...place,
      user_name: user,
      sealed_password: ctx.sealer.seal(mailPasswordPurpose, password),
      sender,
      set_by: operator.email,
      set_at: ctx.now(),
    })
    await recordAction(
      { db: tx, now: ctx.now },
      { action: 'set_mail_server', operator, ip, details: { host: body.host } },
    )
  })
  return report
}
