import { openScaleSeconds } from '@grandstand/player'
import { useEffect, useRef, useState } from 'react'
import type { OpenPlayer } from '../../platform/open-player.ts'

const lookMs = 500

export type Picture = ReturnType<OpenPlayer['handle']['getPicture']>

/** What the player shows, twice a second. With `hidesLength` it goes on beyond what was reached, wherever its end is. */
export function usePicture(player: OpenPlayer | null, hidesLength: boolean): Picture | null {
  const read = () => player?.handle.getPicture() ?? null
  const [picture, setPicture] = useState(read)
  const openSeconds = useRef(0)
  useEffect(() => {
    const look = () => setPicture(player?.handle.getPicture() ?? null)
    look()
    if (!player) return
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [player])
  if (!picture || !hidesLength) return picture
  const { seconds, startSeconds } = picture
  openSeconds.current = Math.max(openSeconds.current, openScaleSeconds(seconds - startSeconds))
  return { ...picture, endSeconds: startSeconds + openSeconds.current }
}
