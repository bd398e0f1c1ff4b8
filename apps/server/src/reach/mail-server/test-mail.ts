import { randomUUID } from 'node:crypto'
import type { MailReport } from '@grandstand/contract'
import { outcomeOf } from '../../adapters/mail/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'

/** At once and past the queue, so that its answer can be told. It goes to the operator alone: nobody is written to by a test. */
export async function testMail(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'mailSetting'>,
  { session: { operator }, ip }: { session: OperatorSession; ip: string },
): Promise<MailReport> {
  const [channel] = await ctx.channels.list()
  const text = 'This is a test of the mail of your Grandstand server. It works.'
  const report = await outcomeOf(
    ctx.mailSetting.transport.send(
      {
        channelKey: channel?.channel_key ?? 'deployment',
        from: { name: 'Grandstand', address: channel?.settings.contact_email ?? operator.email },
        to: operator.email,
        subject: 'Test of the mail server',
        text,
        html: `<p>${text}</p>`,
      },
      randomUUID(),
    ),
  )
  await recordAction(ctx, {
    action: 'test_mail',
    operator,
    ip,
    details: { problem: report.problem ?? 'none' },
  })
  return report
}
