import { use } from 'react'
import type { Screen } from '../platform/first-answers.ts'
import type { LazyWords } from '../platform/i18n/lazy-words.ts'
import { loadWithin } from './load-within.ts'

export type LazyScreen = ReturnType<typeof lazyScreen>

/**
 * A screen in a chunk of its own, with the words that only it and its kin say. The router loads both before it leaves
 * the present screen.
 */
export function lazyScreen(load: () => Promise<Screen>, words: readonly LazyWords<unknown>[]) {
  let loaded: Screen | null = null
  let loading: Promise<Screen> | null = null

  function start(): Promise<Screen> {
    loading ??= loadWithin(() => Promise.all([load(), ...words.map(each => each.load(pageLanguage()))])).then(
      ([screen]) => {
        loaded = screen
        return screen
      },
      (error: unknown) => {
        // Another visit then tries again.
        loading = null
        throw error
      },
    )
    return loading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per screen, at module level
  function LazyScreen() {
    const Screen = loaded ?? use(start())
    return <Screen />
  }
  LazyScreen.load = start
  LazyScreen.preload = async () => {
    await start()
  }
  return LazyScreen
}

/** A server draws in any language, and has seen to the words before. */
const pageLanguage = () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang)
