import type { Clip } from '@grandstand/contract'
import { useEffect } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { keepClipTrk } from './keep-clip-trk.ts'

/** For a page of one clip. Its viewer came by the clip, whichever way they then take to the game. */
export function useCameByClip(clip: Clip | undefined): void {
  const { storage } = useApp()
  useEffect(() => {
    if (clip) keepClipTrk(storage, clip)
  }, [storage, clip])
}
