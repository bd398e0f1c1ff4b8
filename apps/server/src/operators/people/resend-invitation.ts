import { interfaceLanguages, operatorRoles } from '@grandstand/contract'
import { z } from 'zod'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createOperatorLink } from '../operators/index.ts'
import { findPersonRow, replaceInvitation } from './people-store.ts'
import { invitationMs, queueInvitation } from './queue-invitation.ts'

const role = z.enum(operatorRoles)

export async function resendInvitation(
  ctx: Pick<Context, 'db' | 'now' | 'publicUrl' | 'jobs' | 'sealer'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ link: string }> {
  const row = await findPersonRow(ctx.db, channel.id, params.id)
  if (!row) throw new CallError('not_found')
  const language = interfaceLanguages.find(code => code === row.invited_language)
  const { link, row: linkRow } = createOperatorLink(ctx, invitationMs)
  await ctx.db.transaction(async tx => {
    if (!language || !(await replaceInvitation(tx, channel.id, row.id, linkRow)))
      throw new CallError('conflict')
    const invitation = {
      email: row.email,
      role: role.parse(row.role),
      language,
      link,
      by: session.operator.email,
    }
    await queueInvitation(ctx, tx, channel, invitation)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'resend_invitation', target: { type: 'operator', id: row.id } },
    )
  })
  return { link }
}
