import type { Body, calls, Reply } from '@grandstand/contract'
import { checkCaptcha } from '../../channel/captcha/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { encodeKey } from '../../runtime/encode-key.ts'
import { hashSecret, startSession } from '../keys/index.ts'
import { chooseBasicPass, describeUser } from '../users/index.ts'
import { accountKey } from './account-key.ts'
import { type AccountRow, findAccount, holdUnproven, insertAccount } from './account-store.ts'
import { findToken, insertToken } from './account-token-store.ts'

const retryMs = 10 * 60_000
const purpose = 'checkout_account'

interface Input {
  channel: Channel
  session: Session
  cookies: Cookies
  ip: string
  body: Body<typeof calls.createCheckoutAccount>
}

/**
 * The account of a buyer who gives an address alone. No mail goes out: the receipt is the first one, and its link proves the
 * address. Until then the account lives in this browser. An address that has an account needs its password or a code.
 */
export async function createCheckoutAccount(
  ctx: Pick<Context, 'db' | 'now' | 'captcha' | 'services'>,
  asked: Input,
): Promise<Reply<typeof calls.createCheckoutAccount>> {
  const { session } = asked
  if (session.userId !== null) return goOn(ctx, asked, session.userId)
  await checkCaptcha(ctx, asked, { whenAway: 'refuse' })
  return ctx.db.transaction(async tx => {
    const account = (await insertBuyer(ctx, tx, asked)) ?? (await holdOwnAttempt(ctx, tx, asked))
    if (!account) throw new CallError('email_known')
    const started = await startSession({ db: tx, now: ctx.now }, asked, account.id)
    return { ...started, user: describeUser(account) }
  })
}

/** The same browser asks again, after a declined card for example. */
async function goOn(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: Input,
  userId: number,
): Promise<Reply<typeof calls.createCheckoutAccount>> {
  const { channel, session, body } = asked
  return ctx.db.transaction(async tx => {
    const account = await findAccount(tx, channel.id, userId)
    const isOwn = account?.email.toLowerCase() === body.email.toLowerCase()
    if (!account || !isOwn || session.isProgram) throw new CallError('already_logged_in')
    const started = await startSession({ db: tx, now: ctx.now }, asked, account.id)
    return { ...started, user: describeUser(account) }
  })
}

async function insertBuyer(ctx: Pick<Context, 'now'>, tx: Tx, asked: Input): Promise<AccountRow | undefined> {
  const { channel, body } = asked
  const now = ctx.now()
  const account = await insertAccount(tx, channel.id, {
    email: body.email,
    first_name: '',
    last_name: '',
    language: body.language ?? null,
    terms_accepted_at: now,
    created_at: now,
  })
  if (!account) return undefined
  await chooseBasicPass(tx, channel.id, account.id)
  const token_hash = hashRetry(asked)
  if (token_hash !== null)
    await insertToken(tx, {
      token_hash,
      channel_id: channel.id,
      user_id: account.id,
      purpose,
      expires_at: new Date(now.getTime() + retryMs),
    })
  return account
}

/** The account that this attempt made before its answer was lost, unless somebody has proven the address since. */
async function holdOwnAttempt(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  asked: Input,
): Promise<AccountRow | undefined> {
  const { channel } = asked
  const tokenHash = hashRetry(asked)
  const token = tokenHash === null ? undefined : await findToken(tx, channel.id, purpose, tokenHash)
  if (!token || token.expires_at <= ctx.now()) return undefined
  return holdUnproven(tx, channel.id, token.user_id)
}

/** Bound to the address: the browser may use one secret for several. */
function hashRetry({ channel, body }: Input): string | null {
  if (body.retry_token === undefined) return null
  return hashSecret(encodeKey([accountKey(channel, body.email), body.retry_token]))
}
