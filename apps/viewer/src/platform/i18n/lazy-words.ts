import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { use } from 'react'
import { isInterfaceLanguage } from './load-catalogue.ts'
import { useI18n } from './use-i18n.ts'

/** Words that only some screens say: they come with those screens and not with the start. */
export interface LazyWords<Words> {
  load(language: string): Promise<Words>
  /** What has been loaded already. */
  peek(language: string): Words | undefined
}

/** Those that a screen has asked for: a switch of language waits for them as well. */
const inUse = new Set<LazyWords<unknown>>()

export function lazyWords<Words>(loaders: Record<InterfaceLanguage, () => Promise<Words>>): LazyWords<Words> {
  const loaded = new Map<InterfaceLanguage, Words>()
  const loading = new Map<InterfaceLanguage, Promise<Words>>()
  const nameOf = (language: string) => (isInterfaceLanguage(language) ? language : 'en')

  const words: LazyWords<Words> = {
    peek: language => loaded.get(nameOf(language)),
    load(language) {
      inUse.add(words)
      const name = nameOf(language)
      const begun = loading.get(name)
      if (begun) return begun
      const begins = loaders[name]().then(
        found => {
          loaded.set(name, found)
          return found
        },
        (error: unknown) => {
          // So that another visit tries anew.
          loading.delete(name)
          throw error
        },
      )
      loading.set(name, begins)
      return begins
    },
  }
  return words
}

export function useLazyWords<Words>(words: LazyWords<Words>): Words {
  const { language } = useI18n()
  return words.peek(language) ?? use(words.load(language))
}

export async function loadWordsInUse(language: string): Promise<void> {
  await Promise.all([...inUse].map(words => words.load(language)))
}
