import { type ServerState, socialProviders } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeMail } from '../../reach/mail-server/index.ts'
import { describeStorage } from '../storage/index.ts'

type ServerContext = Pick<
  Context,
  'db' | 'channels' | 'mailSetting' | 'deployment' | 'nodes' | 'services' | 'sealer'
>

export async function getServer(ctx: ServerContext): Promise<ServerState> {
  const [mail, channels, storage] = await Promise.all([
    describeMail(ctx),
    ctx.channels.list(),
    describeStorage(ctx),
  ])
  return {
    mail,
    storage,
    channels: channels.map(channel => describeChannel(ctx, channel)),
    processes: ctx.nodes
      .list()
      .map(({ id, roles, isDraining }) => ({ id, roles: [...roles], is_leaving: isDraining })),
  }
}

function describeChannel(
  { services }: Pick<Context, 'services'>,
  channel: Channel,
): ServerState['channels'][number] {
  const { channel_key, hosts, settings } = channel
  const say = localiser({ channel, language: settings.language })
  const logins = socialProviders.filter(provider => services.find(channel, provider))
  return { channel_key, name: say(settings.name), hosts, logins }
}
