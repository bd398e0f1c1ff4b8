import { interfaceLanguages } from '@grandstand/contract'
import { chooseLanguage } from '@grandstand/rules'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'

/** In which language a user is written to, and who writes: the user's own language, else the channel's. */
export function describeSender(
  ctx: Pick<Context, 'publicUrl'>,
  channel: Channel,
  { language: liked }: { language: string | null },
) {
  const { settings } = channel
  const chosen = chooseLanguage(interfaceLanguages, [liked ?? undefined, settings.language], 'en')
  const language = interfaceLanguages.find(code => code === chosen) ?? 'en'
  const channelName = localiser({ channel, language })(settings.name)
  const logo = `${originOf(channel, ctx.publicUrl)}/icons/any-192.png`
  return { language, channelName, logo, from: { name: channelName, address: settings.contact_email } }
}
