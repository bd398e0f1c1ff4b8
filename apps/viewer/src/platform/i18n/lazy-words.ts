import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { use } from 'react'
import { isInterfaceLanguage } from './load-catalogue.ts'
import { useI18n } from './use-i18n.ts'

/** Words that only some screens say: they come with those screens and not with the start. */
export interface LazyWords<Words> {
  /** The same promise each time, until it fails. */
  load(language: string): Promise<Words>
}

/** Those that a screen has asked for: a switch of language waits for them as well. */
const inUse = new Set<LazyWords<unknown>>()

export function lazyWords<Words>(loaders: Record<InterfaceLanguage, () => Promise<Words>>): LazyWords<Words> {
  const loading = new Map<InterfaceLanguage, Promise<Words>>()
  const nameOf = (language: string) => (isInterfaceLanguage(language) ? language : 'en')

  const words: LazyWords<Words> = {
    load(language) {
      inUse.add(words)
      const name = nameOf(language)
      const begun = loading.get(name)
      if (begun) return begun
      const begins = loaders[name]()
      begins.then(
        // By these React sees, without waiting, that it is there.
        value => Object.assign(begins, { status: 'fulfilled', value }),
        // Another visit then tries again.
        () => loading.delete(name),
      )
      loading.set(name, begins)
      return begins
    },
  }
  return words
}

/**
 * `use` is called each time, and not only while they are on their way: React goes on from there with a screen that
 * waited, and takes the hooks after it for new ones only then.
 */
export function useLazyWords<Words>(words: LazyWords<Words>): Words {
  const { language } = useI18n()
  return use(words.load(language))
}

export async function loadWordsInUse(language: string): Promise<void> {
  await Promise.all([...inUse].map(words => words.load(language)))
}
