import type { Event } from '@grandstand/contract'
import { useEffect, useState } from 'react'

const spreadMs = 15_000

/** The board, a while after it changed: not everybody who watches asks in the moment of a goal. */
export function useLaterScore({ participants }: Pick<Event, 'participants'>): string {
  const score = participants.map(participant => participant.score ?? '').join(':')
  const [later, setLater] = useState(score)
  useEffect(() => {
    const timer = setTimeout(() => setLater(score), Math.random() * spreadMs)
    return () => clearTimeout(timer)
  }, [score])
  return later
}
