import { ApiError } from '@grandstand/api-client'
import type { calls, Reply } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'

type Playback = Reply<typeof calls.startPlayback>

/** Opens a player on an event and keeps it open: renews its address, and tells where the viewer is. */
export function usePlayback(eventId: number) {
  const { client } = useApp()
  const [playback, setPlayback] = useState<Playback | null>(null)
  const position = useRef<number | undefined>(undefined)
  const id = String(eventId)
  const opening = useMutation({
    mutationFn: () => client.send(wireCalls.startPlayback, { params: { id }, body: {} }),
    onSuccess: setPlayback,
  })

  const playbackId = playback?.playback_id
  const renew = useCallback(async (): Promise<string> => {
    if (playbackId === undefined) throw new Error('nothing is open')
    const seconds = position.current
    const renewed = await client.send(wireCalls.renewPlayback, {
      params: { playback_id: playbackId },
      body: seconds === undefined ? {} : { position_seconds: seconds },
    })
    setPlayback(before => before && { ...before, ...renewed })
    return renewed.url
  }, [client, playbackId])

  const renewMs = (playback?.renew_seconds ?? 30) * 1000
  useEffect(() => {
    if (playbackId === undefined) return
    // One that fails is tried again in time: the address lives twice as long.
    const timer = setInterval(() => void renew().catch(() => {}), renewMs)
    return () => clearInterval(timer)
  }, [playbackId, renew, renewMs])

  return {
    playback,
    renew,
    open: () => opening.mutate(),
    close: () => setPlayback(null),
    isOpening: opening.isPending,
    refusal: opening.error instanceof ApiError ? opening.error.code : opening.error ? 'internal' : null,
    keepPosition: (seconds: number) => {
      position.current = seconds
    },
  }
}
