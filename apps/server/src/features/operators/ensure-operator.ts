import type { Context } from '../../context/context.ts'
import { addOperator } from './add-operator.ts'
import { deleteOperator, findOperatorByEmail, hasOperators } from './operator-store.ts'
import { createReadablePassword } from './readable-password.ts'

/** Known to everybody, so it exists only beside the demo channel and outside production. */
export const demoOperator = { email: 'operator@demo.example', password: 'northern-lights-studio' } as const

export interface KnownOperator {
  email: string
  password: string
}

/**
 * There is always somebody who can log in to the Studio. Returns the login to show: that of the first operator, who has
 * just been made, or the demo's for as long as its password stands.
 */
export async function ensureOperator(
  ctx: Pick<Context, 'db' | 'now' | 'passwords'>,
  { isDemo, email }: { isDemo: boolean; email: string },
): Promise<KnownOperator | null> {
  const demo = await findOperatorByEmail(ctx.db, demoOperator.email)
  const isKnown =
    demo !== undefined && (await ctx.passwords.isRight(demo.password_hash, demoOperator.password))
  if (isKnown && isDemo) return demoOperator
  if (isKnown) await deleteOperator(ctx.db, demo.id)
  if (await hasOperators(ctx.db)) return null
  const login = isDemo ? demoOperator : { email, password: createReadablePassword() }
  // Another process may have been faster; then its console shows the login.
  return (await addOperator(ctx, { ...login, channelId: null })) ? login : null
}
