import type { ClipRange } from '@grandstand/rules'
import { useEffect, useState } from 'react'
import type { OpenPlayer } from '../../platform/open-player.ts'

interface GamePicture {
  /** By the clock of the recording, as all of a clip is. */
  seconds: number | null
  /** What there is of the game, as far as this page knows. */
  game: ClipRange
}

/** The server knows where the game ends; a page without a player does not. */
const unknown: GamePicture = {
  seconds: null,
  game: { startSeconds: 0, endSeconds: Number.POSITIVE_INFINITY },
}
const lookMs = 250

/** What the player shows, and what of the game it can reach. */
export function useGamePicture(player: OpenPlayer | null, offsetSeconds: number): GamePicture {
  const [picture, setPicture] = useState(unknown)
  useEffect(() => {
    if (!player) return setPicture(unknown)
    const look = () => {
      const { seconds, startSeconds, endSeconds } = player.handle.getPicture()
      setPicture({
        seconds: seconds - offsetSeconds,
        game: { startSeconds: startSeconds - offsetSeconds, endSeconds: endSeconds - offsetSeconds },
      })
    }
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [player, offsetSeconds])
  return picture
}
