import { crashWords } from '@grandstand/ui'
import { isInterfaceLanguage } from '../platform/i18n/load-catalogue.ts'

/** By the page's own language: these screens stand where no provider may be left to ask. */
export function crashText(language = document.documentElement.lang) {
  return crashWords[isInterfaceLanguage(language) ? language : 'en']
}
