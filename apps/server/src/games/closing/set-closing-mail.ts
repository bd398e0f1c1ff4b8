import type { Context } from '../../context/context.ts'
import { type MailInput, setMail } from '../../operators/operator-mails/index.ts'

export function setClosingMail(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: MailInput,
): Promise<{ success: true }> {
  return setMail(ctx, 'closing', asked)
}
