import type { Context } from '../../context/context.ts'
import { getPushKeys } from './get-push-keys.ts'
import { listChannelsWithoutKeys } from './push-key-store.ts'

/** At the start, for the channels of that moment; one that comes later has its keys at the first need of them. */
export async function makeMissingPushKeys(ctx: Pick<Context, 'db' | 'sealer' | 'now'>): Promise<void> {
  for (const channel of await listChannelsWithoutKeys(ctx.db)) await getPushKeys(ctx, channel)
}
