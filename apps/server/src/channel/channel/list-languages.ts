import type { ChannelLanguage } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'

/** Each language by its own name, so that people can read theirs. */
export function listLanguages({ channel }: { channel: Channel }): ChannelLanguage[] {
  return channel.settings.languages.map(code => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    return {
      code,
      name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
      is_default: code === channel.settings.language,
    }
  })
}
