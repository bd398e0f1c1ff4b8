import { type ComponentType, use } from 'react'
import { loadWithin } from './load-within.ts'

/** A screen in a chunk of its own. The router loads it before it leaves the present one. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | null = null
  let loading: Promise<ComponentType> | null = null

  function start(): Promise<ComponentType> {
    loading ??= loadWithin(load).then(
      screen => {
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
