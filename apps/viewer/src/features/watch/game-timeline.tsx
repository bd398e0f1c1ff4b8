import type { Event, EventScore } from '@grandstand/contract'
import type { Mark } from '@grandstand/player'
import { eventSides, type PeriodBegin } from '@grandstand/rules'
import { useEffect, useState } from 'react'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { findDateSeconds, findMomentSeconds } from './find-moment-seconds.ts'
import styles from './game-timeline.module.css'
import { guessSpan, placeMoments, placePeriods } from './place-moments.ts'
import { TimelinePeriods } from './timeline-periods.tsx'
import { TimelineSlider, type TimelineTarget } from './timeline-slider.tsx'
import { type Picture, usePicture } from './use-picture.ts'

interface GameTimelineProps {
  event: Event
  scored: readonly EventScore[]
  periods: readonly PeriodBegin[]
  /** Clips among them are shown too, and what many watched. */
  marks: readonly Mark[]
  player: OpenPlayer | null
  /** Nothing tells how long the game is: it goes on beyond what was reached. */
  hidesLength: boolean
}

/** More dots than that lie on each other, and stay without their points. */
const maxNumbered = 24

/** The course of the game as a line: away above, home below; of a meet all above. It follows the picture, and moves it. */
export function GameTimeline({ event, scored, periods, marks, player, hidesLength }: GameTimelineProps) {
  const picture = usePicture(player, hidesLength)
  const nowMs = useNow(event.stream_status === 'live' && picture === null)
  const home = eventSides(event)?.home
  const colors = new Map(event.participants.map(({ id, color }) => [id, color]))
  if (scored.length === 0 && picture === null) return null
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
  const shown =
    player && picture
      ? player.handle.place(marks.filter(({ kind }) => kind === 'clip' || kind === 'peak'))
      : []
  const played = picture ? shareOf(picture.seconds) : 1
  const moveTo = (seconds: number) => void player?.handle.run({ cmd: 'seek', seconds })
  const listTargets = ({ startSeconds }: Picture): TimelineTarget[] => [
    ...moments.flatMap(({ score, share }) => {
      const beginSeconds = player && findMomentSeconds(player, score)
      return beginSeconds === null ? [] : [{ seconds: startSeconds + share * lengthSeconds, beginSeconds }]
    }),
    ...shown.map(({ seconds }) => ({ seconds, beginSeconds: seconds })),
  ]

  return (
    <div
      className={styles.timeline}
      style={{ '--played': `${played * 100}%` }}
      data-crowded={moments.length > maxNumbered}
    >
      <div className={styles.axis}>
        {shown.map(({ id, kind, seconds }) => (
          <span
            key={id}
            className={kind === 'peak' ? styles.peak : styles.clip}
            style={{ '--at': `${shareOf(seconds) * 100}%` }}
            aria-hidden="true"
          />
        ))}
        {moments.map(({ score, share }) => (
          <span
            key={`${score.at} ${score.participant_id}`}
            className={styles.moment}
            data-side={score.participant_id === home?.id ? 'home' : 'away'}
            style={{ '--at': `${share * 100}%`, '--own-color': colors.get(score.participant_id) }}
            aria-hidden="true"
          >
            <b>{score.points}</b>
          </span>
        ))}
        {picture && lengthSeconds > 0 && (
          <TimelineSlider picture={picture} listTargets={() => listTargets(picture)} onMove={moveTo} />
        )}
      </div>
      <TimelinePeriods
        // What is to come in a meet is known: its events are in the programme.
        periods={isUndated ? [] : placePeriods(periods, span, home ? played : 1)}
        onChoose={
          player && picture
            ? ({ at }) => moveTo(findDateSeconds(player, Date.parse(at)) ?? picture.startSeconds)
            : null
        }
      />
    </div>
  )
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
