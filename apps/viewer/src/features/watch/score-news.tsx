import type { Event } from '@grandstand/contract'
import { useState } from 'react'

/** Empty at first: a screen reader hears only what changes afterwards. */
export function ScoreNews({ text }: { text: string }) {
  const [first] = useState(text)
  const [changed, setChanged] = useState(false)
  if (!changed && text !== first) setChanged(true)
  return (
    <p className="visually-hidden" aria-live="polite">
      {changed ? text : ''}
    </p>
  )
}

/** As a screen reader says it. */
export const scoreText = ({ participants }: Event) =>
  participants.map(({ card_name, score }) => `${card_name} ${score ?? 0}`).join(', ')
