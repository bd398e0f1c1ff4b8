import { interfaceLanguages, operatorRoles } from '@grandstand/contract'
import { z } from 'zod'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createOperatorLink } from '../operators/index.ts'
import { findPersonRow, replaceInvitation } from './people-store.ts'
import type { PersonInput } from './person-input.ts'
import { invitationMs, queueInvitation } from './queue-invitation.ts'

const role = z.enum(operatorRoles)

export async function resendInvitation(
  ctx: Pick<Context, 'db' | 'now' | 'publicUrl' | 'jobs' | 'sealer'>,
  { channel, session: { operator }, params, ip }: PersonInput,
): Promise<{ success: true }> {
  const row = await findPersonRow(ctx.db, channel.id, params.id)
  if (!row) throw new CallError('not_found')
  const language = interfaceLanguages.find(code => code === row.invited_language)
  const { link, row: linkRow } = createOperatorLink(ctx, invitationMs)
  await ctx.db.transaction(async tx => {
    if (!language || !(await replaceInvitation(tx, channel.id, row.id, linkRow)))
      throw new CallError('conflict')
    const invitation = { email: row.email, role: role.parse(row.role), language, link, by: operator.email }
    await queueInvitation(ctx, tx, channel, invitation)
    await recordAction(
      { db: tx, now: ctx.now },
      {
        ...({ action: 'resend_invitation', operator, channelId: channel.id, ip } as const),
        target: { type: 'operator', id: row.id },
      },
    )
  })
  return { success: true }
}
