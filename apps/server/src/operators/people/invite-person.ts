import type { Body, studioCalls } from '@grandstand/contract'
import { isEmail } from '@grandstand/rules'
import { createSecret } from '../../accounts/keys/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createOperatorLink, insertOperator } from '../operators/index.ts'
import { hasRoomForPerson } from './people-store.ts'
import { invitationMs, queueInvitation } from './queue-invitation.ts'

/** An address belongs to one operator: somebody who already works on another channel needs another address here. */
export async function invitePerson(
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'publicUrl' | 'jobs' | 'sealer'>,
  {
    channel,
    session,
    body: { email, role, language },
    ip,
  }: OperatorCall & { body: Body<typeof studioCalls.invitePerson> },
): Promise<{ id: number; link: string }> {
  if (!isEmail(email))
    throw new CallError('invalid_request', { fields: { email: 'must be an email address' } })
  // Nobody knows it: the link alone leads in, to a password of their own.
  const password_hash = await ctx.passwords.hash(createSecret())
  const { link, row } = createOperatorLink(ctx, invitationMs)
  return ctx.db.transaction(async tx => {
    if (!(await hasRoomForPerson(tx, channel.id))) throw new CallError('conflict')
    const invited = await insertOperator(tx, {
      channel_id: channel.id,
      email,
      name: email.split('@', 1)[0] ?? email,
      role,
      password_hash,
      ...row,
      invited_language: language,
      created_at: ctx.now(),
    })
    if (!invited) throw new CallError('email_taken', { fields: { email: 'already belongs to an operator' } })
    await queueInvitation(ctx, tx, channel, { email, role, language, link, by: session.operator.email })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'invite_person', target: { type: 'operator', id: invited.id }, details: { role } },
    )
    return { id: invited.id, link }
  })
}
