import type { ChannelSettings } from '@grandstand/contract'
import { interfaceLanguages } from '@grandstand/contract/constants'
import type { LanguageOption } from '@grandstand/ui'

/** The channel's languages that the interface speaks as well. */
export function offeredLanguages({ languages }: Pick<ChannelSettings, 'languages'>): LanguageOption[] {
  return languages.filter(({ code }) => interfaceLanguages.some(language => language === code))
}
