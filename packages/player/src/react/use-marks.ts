import { useMemo } from 'react'
import { type Mark, type PlacedMark, placeMarks } from '../core/mark.ts'
import type { PlayerControls } from './use-player.ts'

export function useMarks(marks: readonly Mark[], { state, fragments }: PlayerControls): PlacedMark[] {
  const { startSeconds, endSeconds } = state.seekable
  // A running game grows all the time; once a second is enough.
  const end = Math.floor(endSeconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragments are others when there is more to reach
  return useMemo(
    () => (marks.length === 0 ? [] : placeMarks(marks, fragments(), { startSeconds, endSeconds })),
    [marks, startSeconds, end],
  )
}
