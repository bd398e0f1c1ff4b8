import { createSecret, hashSecret } from '../../accounts/keys/index.ts'
import type { Context } from '../../context/context.ts'
import type { LinkRow } from './operator-store.ts'

/** What a server prints is kept in logs, and a mailbox may be read by others. */
export const hourMs = 60 * 60_000

/** Behind the #, so that no proxy on the way sees or logs it. */
export function createOperatorLink(
  ctx: Pick<Context, 'now' | 'publicUrl'>,
  lifetimeMs = hourMs,
  page: 'welcome' | 'reset' = 'welcome',
): { link: string; row: LinkRow } {
  const token = createSecret()
  return {
    link: `${ctx.publicUrl}/studio/${page}#${token}`,
    row: { link_hash: hashSecret(token), link_expires_at: new Date(ctx.now().getTime() + lifetimeMs) },
  }
}
