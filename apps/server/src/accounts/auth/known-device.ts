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

const device = z.object({ id: z.string(), accounts: z.array(z.string()) })

/**
 * The id of a device from which somebody has logged in to the account before; null for others. It opens nothing: it only
 * tells its owner from those who guess meanwhile. It is all in the cookie, so that every process knows it.
 */
export function findKnownDevice(ctx: Pick<Context, 'sealer'>, cookies: Cookies, account: Key): string | null {
  const found = readDevice(ctx, cookies)
  return found?.accounts.includes(digestOf(account)) ? found.id : null
}

/** Only after a login. */
export function keepDevice(ctx: Pick<Context, 'sealer'>, cookies: Cookies, account: Key): void {
  const found = readDevice(ctx, cookies) ?? { id: randomBytes(16).toString('base64url'), accounts: [] }
  const accounts = [...new Set([digestOf(account), ...found.accounts])].slice(0, maxAccounts)
  const sealed = ctx.sealer.seal(purpose, JSON.stringify({ ...found, accounts }))
  cookies.keep(deviceCookie, sealed, { maxAgeSeconds, sameSite: 'Strict' })
}

function readDevice(ctx: Pick<Context, 'sealer'>, cookies: Cookies): z.output<typeof device> | null {
  const text = ctx.sealer.open(purpose, cookies.read(deviceCookie) ?? '')
  return text === null ? null : device.parse(JSON.parse(text))
}

function digestOf(account: Key): string {
  return createHash('sha256').update(encodeKey(account)).digest('base64url').slice(0, 22)
}
