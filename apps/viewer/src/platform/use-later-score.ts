import type { Event } from '@grandstand/contract'
import { useEffect, useState } from 'react'

const spreadMs = 6_000

export const writeScore = ({ participants }: Pick<Event, 'participants'>) =>
  participants.map(({ score }) => score ?? '').join(':')

/** The board, a while after it changed: not everybody who watches asks in the moment of a goal. */
export function useLaterScore(event: Pick<Event, 'participants'>): string {
  const score = writeScore(event)
  const [later, setLater] = useState(score)
  useEffect(() => {
    const timer = setTimeout(() => setLater(score), Math.random() * spreadMs)
    return () => clearTimeout(timer)
  }, [score])
  return later
}
