import { useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from './router-context.ts'

interface Question {
  answer: (mayLeave: boolean) => void
}

/** Asks before another page is opened; null while there is nothing to ask. */
export function useBlocker(blocks: () => boolean): Question | null {
  const { history } = useRouter()
  const [asked, setAsked] = useState<Question | null>(null)
  const blocksNow = useEffectEvent(blocks)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => blocksNow(),
        async blockerFn({ currentLocation, nextLocation }) {
          if (currentLocation.pathname === nextLocation.pathname || !blocksNow()) return false
          const mayLeave = await new Promise<boolean>(answer => setAsked({ answer }))
          setAsked(null)
          return !mayLeave
        },
      }),
    [history],
  )
  return asked
}
