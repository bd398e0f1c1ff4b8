import { wireCalls } from '@grandstand/contract/wire'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../../platform/app-context.ts'
import type { HeldPlace } from './held-place.ts'

/** After a question without an answer. */
const failedMs = 5_000

/** Asks how far the line is when the last answer said so, until it is one's turn. */
export function usePlace(
  place: HeldPlace | null,
  { onMoved, onTurn }: { onMoved: (place: HeldPlace) => void; onTurn: () => void },
): void {
  const { client } = useApp()
  const move = useEffectEvent(onMoved)
  const take = useEffectEvent(onTurn)
  useEffect(() => {
    if (!place) return
    let isOver = false
    let timer = setTimeout(ask, place.again_seconds * 1000)
    const { ticket } = place
    async function ask() {
      const answer = await client.sendQuietly(wireCalls.askPlace, { body: { ticket } })
      if (isOver) return
      if (!answer) timer = setTimeout(ask, failedMs)
      else if (answer.number === 0) take()
      else move({ ...answer, atMs: performance.now() })
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [client, place])
}
