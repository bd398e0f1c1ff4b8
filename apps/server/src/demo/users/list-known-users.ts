import { findAccountByEmail } from '../../accounts/auth/index.ts'
import type { Context } from '../../context/context.ts'
import { demoLogins } from './demo-logins.ts'

/** The demo's users whose passwords are still those that everybody knows. */
export async function listKnownUsers(ctx: Pick<Context, 'db' | 'passwords'>, channel: { id: number }) {
  const known: { id: number; email: string }[] = []
  for (const { email, password } of demoLogins) {
    const account = await findAccountByEmail(ctx.db, channel.id, email)
    if (account && (await ctx.passwords.isRight(account.password_hash, password))) known.push(account)
  }
  return known
}
