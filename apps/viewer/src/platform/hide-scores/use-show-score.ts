import { useQueryClient } from '@tanstack/react-query'
import { keepWatchedGame } from './device-choice.ts'
import { forgetTold } from './forget-told.ts'

/** Of one game, to somebody who hides the others. */
export function useShowScore(id: number): () => void {
  const queryClient = useQueryClient()
  return () => {
    keepWatchedGame(id)
    void forgetTold(queryClient)
  }
}
