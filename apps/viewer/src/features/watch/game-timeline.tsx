import type { Event, EventScore } from '@grandstand/contract'
import { formatClock, type Mark, openScaleSeconds } from '@grandstand/player'
import { eventSides, type PeriodBegin } from '@grandstand/rules'
import { useEffect, useRef, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { findMomentSeconds } from './find-moment-seconds.ts'
import styles from './game-timeline.module.css'
import { guessSpan, type PlacedMoment, placeMoments, placePeriods } from './place-moments.ts'

interface GameTimelineProps {
  event: Event
  scored: readonly EventScore[]
  periods: readonly PeriodBegin[]
  /** Clips among them are shown too. */
  marks: readonly Mark[]
  player: OpenPlayer | null
  /** Nothing tells how long the game is: it goes on beyond what was reached. */
  hidesLength: boolean
}

const lookMs = 500
/** So near to a dot, it is meant. */
const nearShare = 0.015
/** More dots than that lie on each other, and stay without their points. */
const maxNumbered = 24

/** The course of the game as a line: away above, home below. It follows the picture, and moves it. */
export function GameTimeline({ event, scored, periods, marks, player, hidesLength }: GameTimelineProps) {
  const { moments: words } = useWatchWords()
  const picture = usePicture(player, hidesLength)
  const nowMs = useNow(event.stream_status === 'live' && picture === null)
  const sides = eventSides(event)
  if (!sides || (scored.length === 0 && picture === null)) return null
  const { away, home } = sides
  const span =
    picture === null || picture.dateMs === null
      ? guessSpan(event.event_utc_ts * 1000, scored, nowMs)
      : {
          startMs: picture.dateMs - (picture.seconds - picture.startSeconds) * 1000,
          endMs: picture.dateMs + (picture.endSeconds - picture.seconds) * 1000,
        }
  // A picture that nobody dated has no place for them.
  const isUndated = picture !== null && picture.dateMs === null
  const moments = isUndated ? [] : placeMoments(scored, span)
  const lengthSeconds = picture ? picture.endSeconds - picture.startSeconds : 0
  const shareOf = (seconds: number) =>
    picture && lengthSeconds > 0 ? (seconds - picture.startSeconds) / lengthSeconds : 0
  const clips = player && picture ? player.handle.place(marks.filter(({ kind }) => kind === 'clip')) : []
  const played = picture ? shareOf(picture.seconds) : 1

  function moveTo(seconds: number) {
    const near = nearest(moments, shareOf(seconds))
    const target = player && near ? (findMomentSeconds(player, near.score) ?? seconds) : seconds
    player?.handle.run({ cmd: 'seek', seconds: target })
  }

  return (
    <div
      className={styles.timeline}
      style={{ '--away': away.color, '--home': home.color, '--played': `${played * 100}%` }}
      data-crowded={moments.length > maxNumbered}
    >
      <div className={styles.axis}>
        {moments.map(({ score, share }) => (
          <span
            key={`${score.at} ${score.participant_id}`}
            className={styles.moment}
            data-side={score.participant_id === home.id ? 'home' : 'away'}
            style={{ '--at': `${share * 100}%` }}
            aria-hidden="true"
          >
            <b>{score.points}</b>
          </span>
        ))}
        {clips.map(({ id, seconds }) => (
          <span
            key={id}
            className={styles.clip}
            style={{ '--at': `${shareOf(seconds) * 100}%` }}
            aria-hidden="true"
          />
        ))}
        {picture && lengthSeconds > 0 && (
          <input
            className={styles.slider}
            type="range"
            min={picture.startSeconds}
            max={picture.endSeconds}
            step="any"
            value={picture.seconds}
            aria-label={words.timeline}
            aria-valuetext={formatClock(picture.seconds - picture.startSeconds)}
            onChange={({ target }) => moveTo(Number(target.value))}
          />
        )}
      </div>
      <div className={styles.periods} aria-hidden="true">
        {(isUndated ? [] : placePeriods(periods, span, played)).map(({ period, share }) => (
          <span key={period} style={{ '--at': `${share * 100}%` }}>
            {period}
          </span>
        ))}
      </div>
    </div>
  )
}

function nearest(moments: readonly PlacedMoment[], share: number): PlacedMoment | undefined {
  const distance = (moment: PlacedMoment) => Math.abs(moment.share - share)
  return moments
    .filter(moment => distance(moment) <= nearShare)
    .toSorted((a, b) => distance(a) - distance(b))[0]
}

/** What the player shows, twice a second. */
function usePicture(player: OpenPlayer | null, hidesLength: boolean) {
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

const nowEveryMs = 10_000

function useNow(isAsked: boolean): number | null {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    if (!isAsked) return
    const timer = setInterval(() => setNowMs(Date.now()), nowEveryMs)
    return () => clearInterval(timer)
  }, [isAsked])
  return isAsked ? nowMs : null
}
