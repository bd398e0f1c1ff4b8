import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import { encodeKey, type Key } from '../../runtime/encode-key.ts'

const deviceCookie = 'device'
const purpose = 'known-device'
/** Of one family; the one that came last goes first. */
const maxAccounts = 8
/** As long as browsers keep any cookie. */
const maxAgeSeconds = 400 * 24 * 3600

const device = z.object({
  id: z.string(),
  accounts: z.array(z.object({ account: z.string(), credentials: z.string() })),
})

export interface GuardedAccount {
  /** Its first part is what kind of account it is: viewers and operators share no count. */
  account: Key
  /** What opens it now, the hash of its password for example: a device from before a change is a stranger. */
  credentials: Key
}

/**
 * The id of a device from which somebody has logged in to the account with what opens it now; null for others. It opens
 * nothing: it only tells its owner from those who guess meanwhile. It is all in the cookie, so that every process knows it.
 */
export function findKnownDevice(
  ctx: Pick<Context, 'sealer'>,
  cookies: Cookies,
  guarded: GuardedAccount,
): string | null {
  const found = readDevice(ctx, cookies)
  const sought = digestsOf(guarded)
  const known = found?.accounts.find(({ account }) => account === sought.account)
  return found && known?.credentials === sought.credentials ? found.id : null
}

/** Only for a browser that has just shown what opens the account. */
export function keepDevice(ctx: Pick<Context, 'sealer'>, cookies: Cookies, guarded: GuardedAccount): void {
  const found = readDevice(ctx, cookies) ?? { id: randomBytes(16).toString('base64url'), accounts: [] }
  const own = digestsOf(guarded)
  const others = found.accounts.filter(({ account }) => account !== own.account)
  const accounts = [own, ...others].slice(0, maxAccounts)
  const sealed = ctx.sealer.seal(purpose, JSON.stringify({ ...found, accounts }))
  cookies.keep(deviceCookie, sealed, { maxAgeSeconds, sameSite: 'Strict' })
}

function readDevice(ctx: Pick<Context, 'sealer'>, cookies: Cookies): z.output<typeof device> | null {
  const text = ctx.sealer.open(purpose, cookies.read(deviceCookie) ?? '')
  // A cookie of another version of the server is of a stranger.
  return text === null ? null : (device.safeParse(JSON.parse(text)).data ?? null)
}

const digestsOf = ({ account, credentials }: GuardedAccount) => ({
  account: digestOf(account),
  credentials: digestOf([account, credentials]),
})

function digestOf(key: Key): string {
  return createHash('sha256').update(encodeKey(key)).digest('base64url').slice(0, 22)
}
