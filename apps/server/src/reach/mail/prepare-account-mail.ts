import { getColorSettings } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import type { Tx } from '../../db/connection.ts'
import type { AccountMailKind } from './account-mail-words.ts'
import { describeSender } from './describe-sender.ts'
import { queueMail } from './queue-mail.ts'
import { writeAccountMail } from './write-account-mail.ts'

/** Null: the mail has no button. */
const paths: Record<AccountMailKind, ((token: string) => string) | null> = {
  verify_email: token => `/verify-email?token=${token}`,
  welcome: () => '/',
  reset_password: token => `/password-reset?token=${token}`,
  login_code: null,
  delete_account: token => `/confirm-account-deletion?token=${token}`,
}

export interface AccountMail {
  kind: AccountMailKind
  to: { email: string; language: string | null }
  /** Only of a proven address. */
  firstName?: string
  /** The secret of the link; a welcome has none. */
  token?: string
  /** Of a login. */
  code?: string
}

/**
 * Reads what mails of the channel look like; what it gives puts mails into the queue as part of a transaction. Two
 * steps, since a transaction that waits for a second connection can wait for ever.
 */
export async function prepareAccountMail(
  ctx: Pick<Context, 'db' | 'jobs' | 'publicUrl' | 'sealer'>,
  channel: Channel,
): Promise<(tx: Tx, mail: AccountMail) => Promise<void>> {
  const colors = await getColorSettings(ctx, { channel })
  return async (tx, { kind, to, firstName, token = '', code }) => {
    const { language, channelName, logo, from } = describeSender(ctx, channel, to)
    const origin = originOf(channel, ctx.publicUrl)
    const path = paths[kind]?.(token) ?? null
    const url = path === null ? null : `${origin}${path}`
    await queueMail(ctx, tx, {
      channelKey: channel.channel_key,
      from,
      to: to.email,
      ...writeAccountMail({ kind, language, channelName, colors, logo, url, code, firstName }),
    })
  }
}
