import { crashWords } from '@grandstand/ui'
import { isInterfaceLanguage } from '../platform/i18n/load-catalogue.ts'

/** In the page's own language: these screens show where no provider may be left. */
export function crashText(language = document.documentElement.lang) {
  return crashWords[isInterfaceLanguage(language) ? language : 'en']
}
