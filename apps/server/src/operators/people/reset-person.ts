import type { Body, studioCalls } from '@grandstand/contract'
import { createSecret } from '../../accounts/keys/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import {
  changeCredentials,
  clearTotp,
  deleteOtherSessions,
  replacePasswordHash,
  sendResetLink,
} from '../operators/index.ts'
import { findPersonRow } from './people-store.ts'

interface Input extends OperatorCallById {
  body: Body<typeof studioCalls.resetPerson>
  cookies: Cookies
}

/** Their password opens nothing from then on, or their second factor is off; their sessions end at once. */
export async function resetPerson(
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'limiter' | 'sealer' | 'publicUrl' | 'channels' | 'jobs'>,
  { channel, session, cookies, params, body, ip }: Input,
): Promise<{ link: string | null }> {
  const { what, language, ...shown } = body
  // One's own is changed under Account.
  if (params.id === session.operator.id) throw new CallError('conflict')
  const unknownHash = what === 'password' ? await ctx.passwords.hash(createSecret()) : null
  let link: string | null = null
  await changeCredentials(ctx, { session, cookies, ...shown }, async tx => {
    const person = await findPersonRow(tx, channel.id, params.id)
    if (!person) throw new CallError('not_found')
    // Who was invited and has not come in gets another invitation.
    if (person.link_hash !== null) throw new CallError('conflict')
    if (unknownHash === null) await clearTotp(tx, person.id)
    else {
      if (!(await replacePasswordHash(tx, person.id, person.password_hash, unknownHash)))
        throw new CallError('conflict')
      link = await sendResetLink(ctx, tx, person, language)
    }
    await deleteOtherSessions(tx, person.id, null)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'reset_person', target: { type: 'operator', id: person.id }, details: { what } },
    )
  })
  return { link }
}
