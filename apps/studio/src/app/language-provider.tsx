import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createI18n } from '../platform/i18n/create-i18n.ts'
import { keepLanguage } from '../platform/i18n/keep-language.ts'
import { type LoadedWords, loadWords } from '../platform/i18n/load-words.ts'
import { LanguageContext, useI18n } from '../platform/i18n/use-i18n.ts'

export function LanguageProvider({ initial, children }: { initial: LoadedWords; children: ReactNode }) {
  const [loaded, setLoaded] = useState(initial)
  const state = useMemo(() => {
    const switchLanguage = async (chosen: InterfaceLanguage) => {
      keepLanguage(chosen)
      setLoaded(await loadWords(chosen))
    }
    return { ...createI18n(loaded), switchLanguage }
  }, [loaded])
  useEffect(() => {
    document.documentElement.lang = loaded.language
  }, [loaded])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** Everything inside tells times by the clocks of the channel. */
export function ChannelTimes({ zone, children }: { zone: string | undefined; children: ReactNode }) {
  const { language, words, switchLanguage } = useI18n()
  const state = useMemo(
    () => ({ ...createI18n({ language, words }, zone), switchLanguage }),
    [language, words, zone, switchLanguage],
  )
  return <LanguageContext value={state}>{children}</LanguageContext>
}
