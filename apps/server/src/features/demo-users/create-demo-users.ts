import type { Channel } from '../../channel.ts'
import type { Context } from '../../context.ts'
import { findAccountByEmail, insertAccount } from '../auth/index.ts'
import { demoLogins } from './demo-logins.ts'

/** Once: who has been there before keeps what a visitor of the demo has made of it. */
export async function createDemoUsers(
  ctx: Pick<Context, 'db' | 'now' | 'passwords'>,
  channel: Channel,
): Promise<void> {
  const now = ctx.now()
  for (const { email, password, isTemporary } of demoLogins) {
    if (await findAccountByEmail(ctx.db, channel.id, email)) continue
    await insertAccount(ctx.db, channel.id, {
      email,
      first_name: 'Demo',
      last_name: isTemporary ? 'Newcomer' : 'Fan',
      password_hash: await ctx.passwords.hash(password),
      temporary_password: isTemporary,
      email_verified_at: now,
      terms_accepted_at: now,
      created_at: now,
    })
  }
}
