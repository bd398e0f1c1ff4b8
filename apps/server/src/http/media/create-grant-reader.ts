import type { Context } from '../../context/context.ts'
import type { MediaGrant } from '../../context/media-tokens.ts'
import { createKeptAddresses } from '../../features/playback/index.ts'
import { CallError } from '../../runtime/call-error.ts'

export type ReadGrant = (token: string) => Promise<MediaGrant>

/** Everything below `/media` asks this first, whatever it then answers from. */
export function createGrantReader(ctx: Pick<Context, 'db' | 'now' | 'mediaTokens'>): ReadGrant {
  const keptUntil = createKeptAddresses(ctx)
  return async token => {
    const grant = ctx.mediaTokens.read(token)
    if (!grant) throw new CallError('forbidden')
    if (grant.expiresAt > ctx.now()) return grant
    const expiresAt = await keptUntil(grant)
    if (expiresAt === null || expiresAt <= ctx.now()) throw new CallError('forbidden')
    return { ...grant, expiresAt }
  }
}
