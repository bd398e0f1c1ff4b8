import { type ComponentType, use } from 'react'
import type { LazyWords } from '../platform/i18n/lazy-words.ts'
import { loadWithin } from './load-within.ts'

export type LazyScreen = ReturnType<typeof lazyScreen>

/**
 * A screen in a chunk of its own, with the words that only it and its kin say. The router loads both before it leaves
 * the present screen.
 */
export function lazyScreen(load: () => Promise<ComponentType>, words: readonly LazyWords<unknown>[]) {
  let loaded: ComponentType | null = null
  let loading: Promise<ComponentType> | null = null

  function start(): Promise<ComponentType> {
    loading ??= loadWithin(() =>
      Promise.all([load(), ...words.map(each => each.load(document.documentElement.lang))]),
    ).then(
      ([screen]) => {
        loaded = screen
        return screen
      },
      (error: unknown) => {
        // So that another visit tries anew.
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
  LazyScreen.preload = async () => {
    await start()
  }
  return LazyScreen
}
