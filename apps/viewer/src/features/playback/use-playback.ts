import { type ApiClient, ApiError } from '@grandstand/api-client'
import type { calls, Reply } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import type { Moment } from '@grandstand/player'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { afterRenewal } from './after-renewal.ts'
import type { PlaybackPlace } from './playback-place.ts'
import { useAgain } from './use-again.ts'
import { useViewing } from './use-viewing.ts'

export type OpenPlayback = Reply<typeof calls.startPlayback> & {
  /** What is shown of it, where that is not all. */
  part?: { startSeconds: number; endSeconds: number }
}
export type Playing = ReturnType<typeof usePlayback>

/** How often to ask for the first picture of a game that has begun. */
const firstPictureMs = 5_000

interface Position {
  position_seconds: number
  duration_seconds?: number
}
interface Start {
  mediaId: number | null
  moment: Moment | null
}
const fromTheStart: Start = { mediaId: null, moment: null }

/** Opens a player and keeps it open: renews its address, and tells where the viewer is. */
export function usePlayback(
  place: PlaybackPlace,
  startSeconds: number | null = null,
  onRefused: (code: string) => void = () => {},
) {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const viewing = useViewing(place)
  const [playback, setPlayback] = useState<OpenPlayback | null>(null)
  /** The server's code for what prevents playback, at the opening or later. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const position = useRef<Position | null>(null)
  /** Which camera is to be opened, and where; null: the first, and where the viewer left off. */
  const start = useRef<Start>(fromTheStart)
  /** The last that was opened here: the next takes its place, so that another camera is not another screen. */
  const newest = useRef<string | null>(null)
  const told = useRef(onRefused)
  told.current = onRefused
  const refuse = useCallback((code: string) => {
    // Called first: the listener may have to report it elsewhere.
    told.current(code)
    setRefusal(code)
    setPlayback(null)
  }, [])
  const { mutate, isPending } = useMutation({
    mutationFn: (): Promise<OpenPlayback> => {
      const { mediaId } = start.current
      const keeps = hasMediaSource() ? {} : { keeps_address: true }
      if ('clip' in place) return openClip(client, place, keeps)
      const body = {
        ...keeps,
        ...(newest.current === null ? {} : { instead_of: newest.current }),
      }
      if ('item' in place)
        return client.send(wireCalls.startVodPlayback, { params: { id: String(place.item) }, body })
      const camera = mediaId === null ? {} : { event_media_id: mediaId }
      return client.send(wireCalls.startPlayback, {
        params: { id: String(place.event) },
        body: { ...camera, ...body },
      })
    },
    onSuccess: opened => {
      newest.current = opened.playback_id
      viewing.open(opened.is_embedded)
      setRefusal(null)
      setPlayback(opened)
    },
    onError: error => {
      const code = error instanceof ApiError ? error.code : 'internal'
      viewing.refuse(code)
      refuse(code)
    },
  })

  const playbackId = playback?.playback_id
  const renew = useCallback(async (): Promise<string> => {
    if (playbackId === undefined) throw new Error('nothing is open')
    try {
      const renewed = await client.send(wireCalls.renewPlayback, {
        params: { playback_id: playbackId },
        body: position.current ?? {},
      })
      const { url } = renewed
      if (url === null) throw new Error('it was left')
      setPlayback(before => before && { ...before, ...renewed, url })
      return url
    } catch (error) {
      // Left meanwhile, or now another camera's.
      if (newest.current !== playbackId) throw error
      const next = afterRenewal(error)
      if (next.go === 'reopen') {
        const seconds = position.current?.position_seconds
        const moment = seconds === undefined ? null : { seconds, dateMs: null }
        start.current = { ...start.current, moment }
        mutate()
      }
      if (next.go === 'gate') {
        viewing.refuse(next.refusal)
        refuse(next.refusal)
      }
      throw error
    }
  }, [client, playbackId, mutate, viewing, refuse])
  const getCastAddress = useCallback(async (): Promise<string> => {
    if (playbackId === undefined) throw new Error('nothing is open')
    const params = { playback_id: playbackId }
    return (await client.send(wireCalls.castPlayback, { params, body: {} })).url
  }, [client, playbackId])
  useAgain(playbackId !== undefined, (playback?.renew_seconds ?? 30) * 1000, () => {
    void renew().catch(() => {})
  })
  useAgain(refusal === 'nothing_to_play', firstPictureMs, mutate)

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
      if (newest.current === playbackId) newest.current = null
      void tell(true).then(() => forgetPositions(queryClient))
    }
  }, [client, queryClient, playbackId])

  return {
    playback,
    renew,
    getCastAddress,
    open: () => {
      viewing.wish()
      setRefusal(null)
      const moment = startSeconds === null ? null : { seconds: startSeconds, dateMs: null }
      start.current = { mediaId: null, moment }
      mutate()
    },
    close: () => {
      viewing.leave()
      setPlayback(null)
    },
    onPreroll: viewing.onPreroll,
    onMeter: viewing.onMeter,
    /** Another camera, at the same moment if one is given; what is shown stays until the other is there. */
    switchTo: (mediaId: number, moment: Moment | null) => {
      start.current = { mediaId, moment }
      mutate()
    },
    moment: start.current.moment,
    isOpening: isPending,
    refusal,
    keepPosition: (seconds: number, durationSeconds: number | null) => {
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

async function openClip(
  client: ApiClient,
  { clip, uuid }: { clip: number; uuid: string | null },
  keeps: { keeps_address?: boolean },
): Promise<OpenPlayback> {
  const opened = await client.send(wireCalls.startClipPlayback, {
    params: { id: String(clip) },
    body: { ...keeps, ...(uuid !== null && { uuid }) },
  })
  const { from_seconds, to_seconds, ...source } = opened
  return {
    ...source,
    resume_seconds: 0,
    storyboard_url: null,
    part: { startSeconds: from_seconds, endSeconds: to_seconds },
  }
}

/** Without it there is the browser's own HLS alone, which goes on with the address that it was given. */
const hasMediaSource = () => 'ManagedMediaSource' in window || 'MediaSource' in window
