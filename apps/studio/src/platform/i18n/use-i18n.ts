import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { createContext, use } from 'react'
import type { I18n } from './create-i18n.ts'

export interface LanguageState extends I18n {
  /** Once its words are here. */
  switchLanguage: (language: InterfaceLanguage) => Promise<void>
}

export const LanguageContext = createContext<LanguageState | null>(null)

export function useI18n(): LanguageState {
  const state = use(LanguageContext)
  if (!state) throw new Error('useI18n needs a LanguageProvider around it')
  return state
}
