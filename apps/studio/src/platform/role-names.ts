import type { WireCall } from '@grandstand/contract/studio-wire'
import { listMakers } from '@grandstand/rules'
import type { I18n } from './i18n/create-i18n.ts'

/** Who may make a call, by what the call itself says. */
export function roleNames({ words, language }: Pick<I18n, 'words' | 'language'>, by: WireCall['by']): string {
  const roles = listMakers(by ?? ['owner']).map(role => words.people.roles[role])
  return new Intl.ListFormat(language).format(roles)
}
