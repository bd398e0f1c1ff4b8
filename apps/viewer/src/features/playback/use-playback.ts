import { ApiError } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import type { Moment } from '@grandstand/player'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { afterRenewal } from './after-renewal.ts'
import type { HeldPlace } from './held-place.ts'
import { type OpenPlayback, openPlayback } from './open-playback.ts'
import type { PlaybackTarget } from './playback-target.ts'
import { useAgain } from './use-again.ts'
import { usePlace } from './use-place.ts'
import { usePosition } from './use-position.ts'
import { useViewing } from './use-viewing.ts'

export type Playing = ReturnType<typeof usePlayback>

/** How often to ask for the first picture of a game that has begun. */
const firstPictureMs = 5_000
/** After a turn that came to nothing. */
const againSeconds = 5

/** Which camera is to be opened, and where; null: the first, and where the viewer left off. */
interface Start {
  mediaId: number | null
  moment: Moment | null
}
const fromTheStart: Start = { mediaId: null, moment: null }

/** Opens a player and keeps it open: renews its address, and tells where the viewer is. */
export function usePlayback(
  target: PlaybackTarget,
  startSeconds: number | null = null,
  onRefused: (code: string) => void = () => {},
) {
  const { client } = useApp()
  const viewing = useViewing(target)
  const [playback, setPlayback] = useState<OpenPlayback | null>(null)
  /** The server's code for what prevents playback, at the opening or later. */
  const [refusal, setRefusal] = useState<string | null>(null)
  /** In the line before the players; null: nobody waits here. */
  const [place, setPlace] = useState<HeldPlace | null>(null)
  const ticket = useRef<string | null>(null)
  const hold = (held: HeldPlace | null) => {
    ticket.current = held?.ticket ?? null
    setPlace(held)
  }
  const playbackId = playback?.playback_id
  const newest = useNewest(playbackId)
  const position = usePosition(playbackId)
  const refuse = (code: string) => {
    viewing.refuse(code)
    // Called first: the listener may have to report it elsewhere.
    latest.current.onRefused(code)
    setRefusal(code)
    setPlayback(null)
  }
  const opening = useMutation({
    mutationFn: ({ mediaId, moment }: Start) =>
      openPlayback(client, target, {
        mediaId,
        moment,
        insteadOf: newest.current,
        ticket: ticket.current,
      }),
    onSuccess: opened => {
      newest.current = opened.playback_id
      viewing.open(opened)
      hold(null)
      setRefusal(null)
      setPlayback(opened)
    },
    onError: (error, begun) => {
      const given = error instanceof ApiError ? error.place : null
      const code = error instanceof ApiError ? error.code : 'internal'
      // Its turn has come, and the server did not answer: the place is still good.
      if (place && mayPass(error)) return hold({ ...place, again_seconds: againSeconds })
      const hadTicket = ticket.current !== null
      hold(given && { ...given, atMs: performance.now() })
      if (given) {
        // The wait is the line's: its end is another wish.
        viewing.refuse(code)
        return setPlayback(null)
      }
      // Who logged in meanwhile is another session, which has a place of its own.
      if (hadTicket && code === 'invalid_request') opening.mutate(begun)
      else refuse(code)
    },
  })
  const start = opening.variables ?? fromTheStart
  /** Of now, for what comes of a request that was sent earlier. */
  const latest = useRef({ start, onRefused })
  useLayoutEffect(() => {
    latest.current = { start, onRefused }
  })

  const renew = async (): Promise<string> => {
    if (playbackId === undefined) throw new Error('nothing is open')
    const params = { playback_id: playbackId }
    try {
      const renewed = await client.send(wireCalls.renewPlayback, { params, body: position.find() ?? {} })
      const { url } = renewed
      if (url === null) throw new Error('it was left')
      setPlayback(before => before && { ...before, ...renewed, url })
      return url
    } catch (error) {
      // Left meanwhile, or now another camera's.
      if (newest.current !== playbackId) throw error
      const next = afterRenewal(error)
      if (next.go === 'reopen')
        opening.mutate({
          ...latest.current.start,
          moment: momentAt(position.find()?.position_seconds ?? null),
        })
      if (next.go === 'gate') refuse(next.refusal)
      throw error
    }
  }
  useAgain(playbackId !== undefined, (playback?.renew_seconds ?? 12) * 1000, () => {
    void renew().catch(() => {})
  })
  usePlace(place, {
    onMoved: hold,
    onTurn: () => opening.mutate(start),
  })
  useAgain(refusal === 'nothing_to_play', firstPictureMs, () => opening.mutate(start))

  return {
    playback,
    renew,
    getCastAddress: async (): Promise<string> => {
      if (playbackId === undefined) throw new Error('nothing is open')
      const params = { playback_id: playbackId }
      return (await client.send(wireCalls.castPlayback, { params, body: {} })).url
    },
    open: () => {
      viewing.wish()
      setRefusal(null)
      opening.mutate({ mediaId: null, moment: momentAt(startSeconds) })
    },
    close: () => {
      viewing.leave()
      setPlayback(null)
    },
    onPreroll: viewing.onPreroll,
    onSponsor: viewing.onSponsor,
    onMeter: viewing.onMeter,
    /** Another camera, at the same moment if one is given; what is shown stays until the other is there. */
    switchTo: (mediaId: number, moment: Moment | null) => opening.mutate({ mediaId, moment }),
    moment: start.moment,
    isOpening: opening.isPending,
    refusal,
    place,
    keepPosition: position.keep,
  }
}

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === null || error.status === 429 || error.status >= 500)

const momentAt = (seconds: number | null): Moment | null =>
  seconds === null ? null : { seconds, dateMs: null }

/** The last that was opened here; null once it was left. It is known before the screen shows it. */
function useNewest(playbackId: string | undefined) {
  const newest = useRef<string | null>(null)
  useEffect(
    () => () => {
      if (newest.current === playbackId) newest.current = null
    },
    [playbackId],
  )
  return newest
}
