import {
  channelServices,
  type Reply,
  type SocialProvider,
  socialProviders,
  type studioCalls,
} from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { redirectUrlOf } from './redirect-url-of.ts'
import { listServiceRows } from './service-store.ts'

type Service = Reply<typeof studioCalls.getServices>['items'][number]

export async function getServices(
  ctx: Pick<Context, 'db' | 'services' | 'publicUrl'>,
  { channel }: { channel: Channel },
): Promise<Reply<typeof studioCalls.getServices>> {
  const rows = await listServiceRows(ctx.db, channel.id)
  const items = channelServices.map((service): Service => {
    const account = ctx.services.find(channel, service)
    const row = account?.source === 'files' ? undefined : rows.find(each => each.service === service)
    const provider = socialProviders.find((each): each is SocialProvider => each === service)
    return {
      service,
      source: account?.source ?? 'none',
      public_id: account?.publicId ?? (row?.public_id || null),
      redirect_url: provider ? redirectUrlOf(channel, ctx.publicUrl, provider) : null,
      set_by: row?.set_by ?? null,
      set_at: row?.set_at.toISOString() ?? null,
      is_lost: row !== undefined && !ctx.services.opens(row.sealed_secret),
    }
  })
  return { items }
}
