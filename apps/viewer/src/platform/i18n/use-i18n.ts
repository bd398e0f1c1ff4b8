import { createContext, use } from 'react'
import type { I18n } from './create-i18n.ts'

export interface LanguageState extends I18n {
  switchLanguage: (language: string) => void
  /** What the viewer chose; the texts follow when they have come. */
  chosenLanguage: string
}

export const LanguageContext = createContext<LanguageState | null>(null)

export function useI18n(): LanguageState {
  const state = use(LanguageContext)
  if (!state) throw new Error('useI18n needs a LanguageProvider around it')
  return state
}
