import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { holdPlatform, keepPlatformEndpoint, listPlatformEndpoints } from './platform-endpoint-store.ts'

type PlatformContext = Pick<Context, 'db' | 'payments' | 'channels' | 'sealer'>

/** One endpoint hears of the accounts of all channels: the provider allows few. Nobody connected, none is made. */
export async function registerPlatform(ctx: PlatformContext, origin: string): Promise<void> {
  const { platform } = ctx.payments
  if (!platform) return
  const channels = await ctx.channels.list()
  const isUsed = channels.some(({ payment_accounts }) =>
    payment_accounts.some(({ connected_account }) => connected_account !== null),
  )
  if (!isUsed) return
  const url = `${origin}/api/stripe/webhook/connected`
  const isKnown = async (db: Db | Tx) =>
    (await listPlatformEndpoints(db, platform.name)).some(known => known.url === url)
  if (await isKnown(ctx.db)) return
  await ctx.db.transaction(async tx => {
    await holdPlatform(tx)
    if (await isKnown(tx)) return
    const { id, secret } = await platform.registerEndpoint(url)
    const sealed_secret = ctx.sealer.seal('payment-endpoint', secret)
    await keepPlatformEndpoint(tx, { platform: platform.name, endpoint_id: id, url, sealed_secret })
  })
}
