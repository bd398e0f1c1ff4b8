import type { ClipRange } from '@grandstand/rules'
import { useEffect, useState } from 'react'
import type { OpenPlayer } from '../../platform/open-player.ts'

interface GamePicture {
  seconds: number | null
  /** The available part of the game, as far as this page knows. */
  game: ClipRange
}

/** The server knows where the game ends; a page without a player does not. */
const unknown: GamePicture = {
  seconds: null,
  game: { startSeconds: 0, endSeconds: Number.POSITIVE_INFINITY },
}
const lookMs = 250

/** What the player shows, and what of the game it can reach. */
export function useGamePicture(player: OpenPlayer | null): GamePicture {
  const [picture, setPicture] = useState(unknown)
  useEffect(() => {
    if (!player) return setPicture(unknown)
    const look = () => {
      const { seconds, startSeconds, endSeconds } = player.handle.getPicture()
      setPicture({ seconds, game: { startSeconds, endSeconds } })
    }
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [player])
  return picture
}
