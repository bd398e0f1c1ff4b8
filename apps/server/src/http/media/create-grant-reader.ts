import { CallError } from '../../call-error.ts'
import type { Context } from '../../context.ts'
import { createKeptAddresses } from '../../features/playback/index.ts'
import type { MediaGrant } from '../../media-tokens.ts'

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
