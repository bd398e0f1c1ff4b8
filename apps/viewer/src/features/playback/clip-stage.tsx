import type { Clip } from '@grandstand/contract'
import { Player, type PlayerHandle, type PlayerSwitch } from '@grandstand/player'
import { reconnectMs } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type ClipsCatalogue, useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { offerLabel } from '../../platform/offer/offer-words.ts'
import { useBuyGame } from '../../platform/offer/use-buy-game.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import type { OpenPlayback } from './open-playback.ts'
import { useCaptionLanguage } from './use-caption-language.ts'
import { type Playing, usePlayback } from './use-playback.ts'
import { useScoreTrack } from './use-score-track.ts'
import { WatchGate } from './watch-gate.tsx'
import styles from './watch-stage.module.css'

interface ClipStageProps {
  clip: Clip
  /** The secret that it was opened with; null: none was needed. */
  uuid: string | null
  words: ClipsCatalogue['page']
  poster: ReactNode
  onHandle?: (handle: PlayerHandle | null) => void
  /** Lies on the picture. */
  overlay?: ReactNode
  /** Choices among the player's settings. */
  switches?: readonly PlayerSwitch[]
}

/** A clip that plays as soon as it is there: its viewer came for nothing else. */
export function ClipStage({ clip, uuid, words, poster, ...watching }: ClipStageProps) {
  const i18n = useI18n()
  const { gate } = useWatchWords()
  const offer = useGameOffer(clip.event)
  const buy = useBuyGame(clip.event)
  const playing = usePlayback({ clip: clip.id, uuid })
  const { open, isOpening, refusal, playback } = playing
  const begin = useEffectEvent(open)
  useEffect(() => begin(), [])
  if (playback)
    return <ClipPlayer clip={clip} playback={playback} playing={playing} poster={poster} {...watching} />
  return (
    <>
      <div className={styles.picture}>{poster}</div>
      <div className={styles.front}>
        {refusal ? (
          <WatchGate
            buy={buy}
            refusal={refusal}
            words={{ ...gate, ...words.gate, purchaseAction: offerLabel(offer, i18n) }}
            preview={null}
            onAgain={open}
          />
        ) : (
          <button className="button button--primary" type="button" disabled={isOpening} onClick={open}>
            <Icon name="play" />
            {isOpening ? gate.opening : words.play}
          </button>
        )}
      </div>
    </>
  )
}

interface ClipPlayerProps
  extends Pick<ClipStageProps, 'clip' | 'poster' | 'onHandle' | 'overlay' | 'switches'> {
  playback: OpenPlayback
  playing: Playing
}

function ClipPlayer({ clip, playback, playing, poster, onHandle, overlay, switches }: ClipPlayerProps) {
  const words = useWatchWords()
  const [captionLanguage, setCaptionLanguage] = useCaptionLanguage()
  const { renew, open, close } = playing
  const [handle, setHandle] = useState<PlayerHandle | null>(null)
  const score = useScoreTrack(clip.event, handle)
  return (
    <Player
      source={{
        id: playback.playback_id,
        isLive: false,
        startSeconds: playback.part?.startSeconds ?? 0,
        startDateMs: null,
        address: playback.url,
        renew,
        early: playback.early,
        ...(playback.part && { part: playback.part }),
      }}
      words={words.player}
      poster={poster}
      media={{ title: clip.name, artwork: clip.image_url, icon: clip.image_url }}
      cameras={[]}
      camera={0}
      onCamera={() => {}}
      resumedSeconds={0}
      captions={score ? [...playback.captions, score] : playback.captions}
      storyboardUrl={null}
      captionLanguage={captionLanguage}
      onCaptionLanguage={setCaptionLanguage}
      signal={{ lostAtMs: null, lostAtText: '', reconnectMs, isOver: false }}
      onMeter={playing.onMeter}
      over={null}
      overlay={overlay}
      {...(switches && { switches })}
      onHandle={given => {
        setHandle(given)
        onHandle?.(given)
      }}
      onReopen={() => {
        close()
        open()
      }}
    />
  )
}
