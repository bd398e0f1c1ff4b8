import { wireCalls } from '@grandstand/contract/wire'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '../../platform/app-context.ts'

interface Position {
  position_seconds: number
  duration_seconds?: number
}

/** Where the viewer is. The server hears of it when the page is hidden, and when the viewer leaves the playback. */
export function usePosition(playbackId: string | undefined) {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const position = useRef<Position | null>(null)
  useEffect(() => {
    if (playbackId === undefined) return
    const tell = (leaves: boolean) =>
      client.sendQuietly(wireCalls.renewPlayback, {
        params: { playback_id: playbackId },
        body: { ...position.current, leaves },
      })
    const onHidden = () => {
      if (document.hidden) void tell(false)
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      void tell(true).then(() => forgetPositions(queryClient))
    }
  }, [client, queryClient, playbackId])
  return {
    find: () => position.current,
    keep: (seconds: number, durationSeconds: number | null) => {
      position.current = {
        position_seconds: seconds,
        ...(durationSeconds !== null &&
          Number.isFinite(durationSeconds) && { duration_seconds: durationSeconds }),
      }
    },
  }
}

/** What is begun has changed: bars on cards, and the rail of the next home page. */
function forgetPositions(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['watch-positions'] })
  queryClient.removeQueries({ queryKey: ['events', 'own'], type: 'inactive' })
}
