import type { Event } from '@grandstand/contract'
import { type CastAction, type Mark, Player, type PlayerHandle, type PlayerSwitch } from '@grandstand/player'
import { isWatched, reconnectMs } from '@grandstand/rules'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { keepWatchedGame } from '../../platform/hide-scores/device-choice.ts'
import { dateFormat, viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { useStageState } from '../../platform/stages/stage-context.ts'
import { describeMedia } from './describe-media.ts'
import { hidesLength } from './hides-length.ts'
import type { OpenPlayback } from './open-playback.ts'
import { isPlayable } from './playable-media.ts'
import { SmallBar } from './small-bar.tsx'
import { useCaptionLanguage } from './use-caption-language.ts'
import { useCastTarget } from './use-cast-target.ts'
import type { useEmbedBridge } from './use-embed-bridge.ts'
import type { Playing } from './use-playback.ts'
import { useScoreTrack } from './use-score-track.ts'

interface EventPlayerProps {
  event: Event
  playback: OpenPlayback
  playing: Playing
  poster: ReactNode
  bridge: ReturnType<typeof useEmbedBridge>
  /** Null when it goes. */
  onPlayer?: ((player: OpenPlayer | null) => void) | undefined
  onClip?: (() => void) | undefined
  onCast?: ((action: CastAction | null) => void) | undefined
  marks: readonly Mark[]
  overlay: ReactNode
  switches: readonly PlayerSwitch[] | undefined
  /** A preroll is shown in its place. */
  isBehind: boolean
}

/** A player on an event, with all that the channel knows of the picture. */
export function EventPlayer(props: EventPlayerProps) {
  const { event, playback, playing, poster, bridge, onPlayer, onClip, marks, isBehind } = props
  const { language, words: common } = useI18n()
  const words = useWatchWords()
  const [captionLanguage, setCaptionLanguage] = useCaptionLanguage()
  const cast = useCastTarget(playing)
  const { renew, open, close, keepPosition, switchTo, moment } = playing
  const [handle, setHandle] = useState<PlayerHandle | null>(null)
  const score = useScoreTrack(event, handle)
  const { isSmall, setPlaying } = useStageState()
  const hasBegun = useRef(false)
  hasBegun.current ||= handle !== null
  const isKept = hasBegun.current && !isBehind
  useEffect(() => {
    // A player that has shown nothing is not worth a corner. One of another site would start over there.
    setPlaying(isKept)
    return () => setPlaying(false)
  }, [setPlaying, isKept])
  const { url, storyboard_url, event_media_id: mediaId } = playback
  useEffect(() => {
    const opened =
      handle && mediaId !== null
        ? { handle, mediaId, storyboard: { url: storyboard_url, address: url } }
        : null
    startTransition(() => onPlayer?.(opened))
  }, [handle, mediaId, storyboard_url, url, onPlayer])
  // Only now: a new address is no other player, and whoever trims a clip loses nothing by it.
  useEffect(() => () => onPlayer?.(null), [onPlayer])
  // As it was opened: a game that ends meanwhile is watched to its end as it is.
  const [isLive] = useState(event.stream_status === 'live')
  const lostAtMs = event.signal_lost_at === null ? null : event.signal_lost_at * 1000
  const reopen = () => {
    close()
    open()
  }
  const isHidden = event.is_score_hidden === true
  const tellWatched = () => isHidden && keepWatchedGame(event.id)
  const hasReplay = event.media.some(({ type }) => type === 'vod')
  return (
    <Player
      source={{
        id: playback.playback_id,
        isLive,
        startSeconds: moment?.seconds ?? playback.resume_seconds,
        startDateMs: moment?.dateMs ?? null,
        address: playback.url,
        renew,
        early: playback.early,
      }}
      words={words.player}
      cast={cast}
      onCast={props.onCast}
      poster={poster}
      media={describeMedia(event)}
      cameras={event.media.filter(isPlayable)}
      camera={playback.event_media_id ?? 0}
      onCamera={id => handle && switchTo(id, handle.getMoment())}
      resumedSeconds={moment ? 0 : playback.resume_seconds}
      captions={score ? [...playback.captions, score] : playback.captions}
      storyboardUrl={isHidden ? null : playback.storyboard_url}
      hidesLength={hidesLength(event)}
      captionLanguage={captionLanguage}
      onCaptionLanguage={setCaptionLanguage}
      signal={{
        lostAtMs,
        lostAtText: lostAtMs === null ? '' : timeOfDay(language, lostAtMs),
        reconnectMs,
        isOver: event.stream_status === 'finished',
        isPaused: event.is_paused,
      }}
      // What nobody sees is not counted.
      onMeter={isBehind ? undefined : playing.onMeter}
      isBehind={isBehind}
      over={
        hasReplay ? (
          <button className="button button--primary" type="button" onClick={reopen}>
            {common.events.watchReplay}
          </button>
        ) : (
          <p>{words.gate.replaySoon}</p>
        )
      }
      onPosition={(seconds, duration) => {
        keepPosition(seconds, isLive ? null : duration)
        if (!isLive && isWatched(seconds, duration)) tellWatched()
      }}
      onReopen={reopen}
      onHandle={given => {
        // The page around has time: the picture has just come.
        startTransition(() => setHandle(given))
        bridge.onHandle(given)
      }}
      onEnded={() => {
        // Viewers who saw it all start over next time.
        keepPosition(0, null)
        tellWatched()
        bridge.onEnded()
      }}
      onFailed={bridge.onFailed}
      onClip={onClip}
      marks={marks}
      overlay={props.overlay}
      {...(props.switches && { switches: props.switches })}
      small={isSmall ? <SmallBar event={event} onClose={close} /> : null}
    />
  )
}

function timeOfDay(language: string, atMs: number): string {
  return dateFormat(language, { timeStyle: 'short', timeZone: viewerZone() }).format(atMs)
}
