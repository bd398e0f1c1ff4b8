import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useApp } from '../platform/app-context.ts'
import { bootstrapQuery } from '../platform/channel/bootstrap-query.ts'
import { createI18n, type I18n } from '../platform/i18n/create-i18n.ts'
import { keepLanguage } from '../platform/i18n/keep-language.ts'
import { loadWordsInUse } from '../platform/i18n/lazy-words.ts'
import { loadCatalogue } from '../platform/i18n/load-catalogue.ts'
import { LanguageContext } from '../platform/i18n/use-i18n.ts'
import { loadWithin } from './load-within.ts'

interface LanguageProviderProps {
  /** The language of the page as it came. */
  initial: I18n
  /** What was chosen at an earlier visit, else the same. */
  chosen: string
  children: ReactNode
}

/** Holds the language; a switch waits for the words and the channel's texts, then changes both at once. */
export function LanguageProvider({ initial, chosen, children }: LanguageProviderProps) {
  const { client, storage, toasts } = useApp()
  const queryClient = useQueryClient()
  const [i18n, setI18n] = useState(initial)
  const [wanted, setWanted] = useState(chosen)

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  useEffect(() => {
    if (wanted === i18n.language) return
    let left = false
    const load = async () => {
      try {
        const [words] = await Promise.all([
          loadWithin(() => loadCatalogue(wanted)),
          loadWithin(() => loadWordsInUse(wanted)),
          queryClient.ensureQueryData(bootstrapQuery(client, wanted)),
        ])
        if (left) return
        keepLanguage(storage, wanted)
        setI18n(createI18n(wanted, words))
      } catch {
        if (left) return
        setWanted(i18n.language)
        toasts.show({
          key: 'language-switch',
          kind: 'error',
          text: ({ words }) => words.errors.languageSwitch,
        })
      }
    }
    void load()
    return () => {
      left = true
    }
  }, [wanted, i18n.language, client, queryClient, storage, toasts])

  const state = { ...i18n, switchLanguage: setWanted, chosenLanguage: wanted }
  return <LanguageContext value={state}>{children}</LanguageContext>
}
