import type { SocialError, SocialProvider } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import { createSecret, hashSecret, insertSessionCode } from '../keys/index.ts'
import { cleanPerson } from './clean-person.ts'
import { findSocialUser } from './find-social-user.ts'
import { findSocialAccount } from './social-account.ts'
import { socialCookie } from './social-cookie.ts'
import { type SocialIdentity, sealIdentity } from './social-identity.ts'
import { openState, type SocialState } from './social-state.ts'
import { insertUsedState } from './social-store.ts'

const codeLifeMs = 60_000

type Ctx = Pick<
  Context,
  'db' | 'now' | 'sealer' | 'services' | 'publicUrl' | 'social' | 'log' | 'dropEarlierHolder'
>

interface CallbackInput {
  channel: Channel
  cookies: Cookies
  query: { state: string; code?: string | undefined; error?: string | undefined; iss?: string | undefined }
}

/**
 * The browser comes back without its api key, so it only gets a code: the key that began redeems it, and nobody
 * else's. Whatever goes wrong ends on the login page, which says why.
 */
export function finishSocialLogin(provider: SocialProvider) {
  return async (ctx: Ctx, asked: CallbackInput): Promise<{ location: string }> => {
    const came = await takeState(ctx, asked, provider)
    const outcome = came ? await finish(ctx, asked, came) : { refused: 'expired' as const }
    return 'refused' in outcome
      ? { location: `/login?social_error=${outcome.refused}` }
      : { location: `/login?code=${outcome.code}` }
  }
}

/** Null for a state that is not ours, of another provider, channel or browser, too old, or here for the second time. */
async function takeState(
  ctx: Ctx,
  { channel, cookies, query }: CallbackInput,
  provider: SocialProvider,
): Promise<SocialState | null> {
  const state = openState(ctx, query.state)
  const cookie = cookies.read(socialCookie)
  const isOurs =
    state !== null &&
    state.provider === provider &&
    state.channel_id === channel.id &&
    state.expires_at > ctx.now().getTime() &&
    cookie !== undefined &&
    state.cookie_hash === hashSecret(cookie)
  if (!isOurs) return null
  // By the nonce inside: one sealed text can be written in more than one way.
  const isFirst = await insertUsedState(ctx.db, channel.id, {
    state_hash: hashSecret(state.nonce),
    expires_at: new Date(state.expires_at),
  })
  if (isFirst) cookies.drop(socialCookie)
  return isFirst ? state : null
}

async function finish(
  ctx: Ctx,
  { channel, query }: CallbackInput,
  state: SocialState,
): Promise<{ code: string } | { refused: SocialError }> {
  if (query.error !== undefined) return { refused: query.error === 'access_denied' ? 'denied' : 'provider' }
  const identity = await askProvider(ctx, channel, query, state)
  if (!identity) return { refused: 'provider' }
  const code = createSecret()
  return ctx.db.transaction(async tx => {
    const found = await findSocialUser({ ...ctx, db: tx }, channel.id, identity)
    if (found.step === 'refuse') return { refused: found.reason }
    const isKept = await insertSessionCode(tx, channel.id, {
      code_hash: hashSecret(code),
      key_hash: state.key_hash,
      purpose: 'add_session',
      user_id: found.step === 'enter' ? found.userId : null,
      sealed_identity: found.step === 'enter' ? null : sealIdentity(ctx, identity),
      return_path: state.return_path,
      expires_at: new Date(ctx.now().getTime() + codeLifeMs),
    })
    return isKept ? { code } : { refused: 'expired' }
  })
}

async function askProvider(
  ctx: Ctx,
  channel: Channel,
  { code, iss, state }: CallbackInput['query'],
  { provider, nonce, verifier }: SocialState,
): Promise<SocialIdentity | null> {
  const account = findSocialAccount(ctx, channel, provider)
  if (!account || code === undefined) return null
  try {
    const person = await ctx.social[provider].finish(account, { state, nonce, verifier }, { code, iss })
    return { provider, ...cleanPerson(person) }
  } catch (error) {
    // Only the message: what hangs on the error may hold tokens.
    ctx.log.warn(
      { provider, reason: String(error) },
      'A social login could not be verified; nobody is logged in',
    )
    return null
  }
}
