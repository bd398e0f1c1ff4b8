import { ApiError } from '@grandstand/api-client'
import type { calls, Reply } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { afterRenewal } from './after-renewal.ts'
import { keepsAddress } from './open-playback.ts'
import { useAgain } from './use-again.ts'

type FreePreview = Reply<typeof calls.startFreePreview> & {
  /** By this page's own clock. */
  endsAtMs: number
}

/** The free seconds of a game: asked for once, and renewed until they are used. */
export function useFreePreview(eventId: number, isWanted: boolean, onOver: () => void) {
  const { client } = useApp()
  const [preview, setPreview] = useState<FreePreview | null>(null)
  const over = useEffectEvent(onOver)
  const opening = useMutation({
    mutationFn: () =>
      client.send(wireCalls.startFreePreview, { params: { id: String(eventId) }, body: keepsAddress() }),
    onSuccess: given => setPreview({ ...given, endsAtMs: performance.now() + given.left_seconds * 1000 }),
    onError: () => over(),
  })
  const { mutate } = opening
  useEffect(() => {
    if (isWanted) mutate()
  }, [isWanted, mutate])

  const endsAtMs = preview?.endsAtMs ?? null
  useEffect(() => {
    if (endsAtMs === null) return
    const timer = setTimeout(() => over(), Math.max(0, endsAtMs - performance.now()))
    return () => clearTimeout(timer)
  }, [endsAtMs])

  const renew = async (): Promise<string> => {
    if (!preview) throw new Error('nothing is open')
    const params = { playback_id: preview.playback_id }
    try {
      const renewed = await client.send(wireCalls.renewPlayback, { params, body: {} })
      const { url } = renewed
      if (url === null) throw new Error('it was left')
      setPreview(before => before && { ...before, ...renewed, url })
      return url
    } catch (error) {
      if (error instanceof ApiError && afterRenewal(error).go !== 'on') over()
      throw error
    }
  }
  useAgain(preview !== null, (preview?.renew_seconds ?? 12) * 1000, () => void renew().catch(() => {}))
  return { preview, renew }
}
