import { type InterfaceLanguage, interfaceLanguages } from '@grandstand/contract/constants'
import type { Catalogue } from './catalogue.ts'

const loaders: Record<InterfaceLanguage, () => Promise<Catalogue>> = {
  en: async () => (await import('../../locales/en.ts')).en,
  fr: async () => (await import('../../locales/fr.ts')).fr,
  bg: async () => (await import('../../locales/bg.ts')).bg,
}

export function isInterfaceLanguage(code: string): code is InterfaceLanguage {
  return interfaceLanguages.some(language => language === code)
}

/** One chunk per language. A channel's language that the interface does not speak gets English words. */
export function loadCatalogue(language: string): Promise<Catalogue> {
  return loaders[isInterfaceLanguage(language) ? language : 'en']()
}
