import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createI18n } from '../platform/i18n/create-i18n.ts'
import { keepLanguage } from '../platform/i18n/keep-language.ts'
import { LanguageContext, useI18n } from '../platform/i18n/use-i18n.ts'

export function LanguageProvider({ initial, children }: { initial: InterfaceLanguage; children: ReactNode }) {
  const [language, setLanguage] = useState(initial)
  const state = useMemo(() => {
    const switchLanguage = (chosen: InterfaceLanguage) => {
      keepLanguage(chosen)
      setLanguage(chosen)
    }
    return { ...createI18n(language), switchLanguage }
  }, [language])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** Everything inside tells times by the clocks of the channel. */
export function ChannelTimes({ zone, children }: { zone: string | undefined; children: ReactNode }) {
  const { language, switchLanguage } = useI18n()
  const state = useMemo(
    () => ({ ...createI18n(language, zone), switchLanguage }),
    [language, zone, switchLanguage],
  )
  return <LanguageContext value={state}>{children}</LanguageContext>
}
