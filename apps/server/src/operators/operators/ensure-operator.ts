import { createSecret } from '../../accounts/keys/index.ts'
import type { Context } from '../../context/context.ts'
import { addOperator } from './add-operator.ts'
import { createOperatorLink } from './create-operator-link.ts'
import { deleteOperator, findOperatorByEmail, hasOperators, replaceExpiredLink } from './operator-store.ts'

/** Known to everybody, so it exists only beside the demo channel and outside production. */
export const demoOperator = { email: 'operator@demo.example', password: 'northern-lights-studio' } as const

export type KnownOperator = { email: string; password: string } | { email: string; link: string }

/**
 * Somebody can always log in to the Studio. Returns what to show: the demo's login as long as its password is
 * unchanged, else a link for the first operator if it is new or has expired. The link works once and for an hour,
 * because a server's output is kept in logs.
 */
export async function ensureOperator(
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'publicUrl'>,
  { isDemo, email }: { isDemo: boolean; email: string },
): Promise<KnownOperator | null> {
  const demo = await findOperatorByEmail(ctx.db, demoOperator.email)
  const isKnown =
    demo !== undefined && (await ctx.passwords.isRight(demo.password_hash, demoOperator.password))
  if (isKnown && isDemo) return demoOperator
  if (isKnown) await deleteOperator(ctx.db, demo.id)
  const { link, row } = createOperatorLink(ctx)
  if (await hasOperators(ctx.db)) {
    const waiting = await replaceExpiredLink(ctx.db, row, ctx.now())
    return waiting ? { email: waiting.email, link } : null
  }
  // Another process may have been faster; then its console shows it.
  if (isDemo) return (await addOperator(ctx, { ...demoOperator, channelId: null })) ? demoOperator : null
  const password = createSecret()
  return (await addOperator(ctx, { email, password, channelId: null, link: row })) ? { email, link } : null
}
