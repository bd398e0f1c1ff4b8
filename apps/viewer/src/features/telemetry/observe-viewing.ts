import { wireCalls } from '@grandstand/contract/wire'
import type { PlayerMeter } from '@grandstand/player'
import {
  heartbeatMs,
  type PrerollStep,
  type Quartile,
  reachedQuartile,
  type VideoEventName,
} from '@grandstand/rules'
import type { Details } from '../../platform/track.ts'
import type { WatchTarget } from '../../platform/viewings.ts'
import { newView, type Send } from './create-sender.ts'
import {
  beginStretch,
  describeStretch,
  isOtherStretch,
  nothingCounted,
  type Reading,
  type Stretch,
} from './stretch.ts'

/** Tells one viewing as `rules/insight/viewing.ts` has it: how it begins and ends, and from the first picture on every stretch of it. */
export function observeViewing(target: WatchTarget, requestedAtMs: number, send: Send) {
  const view = newView()
  const told = new Set<string>()
  let prerollBeganAtMs: number | null = null
  let prerollMs = 0
  let player: PlayerMeter | null = null
  /** Of the newest player: another camera has one of its own. */
  let playbackId: string | undefined
  let stretch: Stretch | null = null
  let quartile: Quartile | null = null
  /** The end was sent, and nothing has moved since. */
  let isOver = false

  /** Once each, and never without the attempt before it. */
  function tellOnce(name: VideoEventName, details: Details = {}): void {
    if (name !== 'attempt') tellOnce('attempt')
    if (told.has(name)) return
    told.add(name)
    send(wireCalls.sendVideoEvent, view, { ...target, name, details })
  }

  function tellPlay({ firstFrameAtMs, isLive }: Reading): void {
    const startup_ms = Math.max(0, Math.round((firstFrameAtMs ?? 0) - requestedAtMs - prerollMs))
    tellOnce('play', { startup_ms, preroll_ms: Math.round(prerollMs), is_live: isLive })
  }

  function tellQuartile({ isLive, hasEnded, doing, positionSeconds, seekable }: Reading): void {
    if (isLive || (doing !== 'playing' && !hasEnded)) return
    const { startSeconds, endSeconds } = seekable
    const reached = hasEnded
      ? 100
      : reachedQuartile(positionSeconds - startSeconds, endSeconds - startSeconds)
    if (reached === null || reached <= (quartile ?? 0)) return
    quartile = reached
    send(wireCalls.sendVideoEvent, view, { ...target, name: 'quartile', details: { percent: reached } })
  }

  function tellStretch(reading: Reading, isLast = false): void {
    if (stretch)
      send(wireCalls.sendVideoViewing, view, {
        ...target,
        playback_id: playbackId,
        ...describeStretch(stretch, reading),
        is_last: isLast,
      })
    stretch = beginStretch(reading, document.hidden)
    isOver = isLast
  }

  /** Sends what came before a change, if there was anything. */
  function cut(reading: Reading): void {
    if (!stretch) return
    const { playing_ms, stalled_ms, stalls } = describeStretch(stretch, reading)
    if (playing_ms + stalled_ms + stalls > 0) tellStretch(reading)
    else stretch = beginStretch(reading, document.hidden, stretch.counted)
  }

  function look(): void {
    if (!player) return
    const reading = player.read()
    const { doing, problem } = reading
    if (reading.firstFrameAtMs !== null) {
      tellPlay(reading)
      stretch ??= beginStretch(reading, document.hidden, nothingCounted)
      if (isOtherStretch(stretch, reading)) cut(reading)
      stretch.newest = reading
      stretch.height ??= reading.height
      tellQuartile(reading)
      if (doing === 'over' && !isOver) tellStretch(reading, true)
      if (doing !== 'over') isOver = false
    }
    if (problem) tellOnce('failure', { code: problem.kind })
  }

  const timer = setInterval(() => {
    if (player && stretch && !isOver) tellStretch(player.read())
  }, heartbeatMs)
  const onVisibility = () => player && cut(player.read())

  /** A page may come back from where it went: then the next stretch says so. */
  function end(): void {
    look()
    if (player && stretch && !isOver) tellStretch(player.read(), true)
    tellOnce('end', { reason: player?.read().hasEnded ? 'ended' : 'left' })
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', end)
  let unfollow = () => {}

  function forget(): void {
    unfollow()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', end)
  }

  return {
    open({ isOutside, playbackId: opened }: { isOutside: boolean; playbackId: string }): void {
      playbackId = opened
      if (isOutside) {
        if (told.has('attempt')) end()
        forget()
      } else tellOnce('attempt')
    },
    preroll(isDone: boolean, atMs: number): void {
      if (isDone && prerollBeganAtMs !== null) prerollMs += atMs - prerollBeganAtMs
      prerollBeganAtMs = isDone ? null : atMs
    },
    sponsor(preroll_id: number, step: PrerollStep): void {
      tellOnce('attempt')
      send(wireCalls.sendVideoEvent, view, { ...target, name: 'preroll', details: { preroll_id, step } })
    },
    meter(given: PlayerMeter | null): void {
      if (!given) return
      unfollow()
      player = given
      stretch = null
      unfollow = given.follow(look)
      look()
    },
    refuse(code: string): void {
      tellOnce('failure', { code })
      end()
      forget()
    },
    leave(): void {
      end()
      forget()
    },
  }
}
