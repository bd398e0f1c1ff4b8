import type { Event } from '@grandstand/contract'
import type { CastAction, Mark, PlayerSwitch } from '@grandstand/player'
import { Icon } from '@grandstand/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { offerLabel } from '../../platform/offer/offer-words.ts'
import { useBuyGame } from '../../platform/offer/use-buy-game.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { DoorPlace } from './door-place.tsx'
import { EventPlayer } from './event-player.tsx'
import { OutsidePlayer } from './outside-player.tsx'
import { isOurs } from './playable-media.ts'
import { PrerollFirst } from './preroll-first.tsx'
import { PreviewOffer } from './preview-offer.tsx'
import { useEarlyPlayer } from './use-early-player.ts'
import { useEmbedBridge } from './use-embed-bridge.ts'
import { useFloatingRefusal } from './use-floating-refusal.ts'
import { usePlayback } from './use-playback.ts'
import type { PrerollCatalog } from './use-preroll.ts'
import { WatchGate } from './watch-gate.tsx'
import styles from './watch-stage.module.css'

export interface WatchStageProps {
  event: Event
  poster: ReactNode
  /** What the channel shows before a game; null: nothing. */
  prerolls: PrerollCatalog | null
  /** Somebody waited here for the game to begin, or has just bought it. */
  opensByItself: boolean
  /** Shows what prevents playback, rule by rule. */
  why?: ReactNode
  /** The sites that may frame this page; null: it is not in a frame. */
  embedOrigins?: readonly string[] | null
  /** The moment of the replay to begin at; null: where its viewer left off. */
  startSeconds?: number | null
  onPlayer?: (player: OpenPlayer | null) => void
  /** Null: the viewer may not cut. */
  onClip?: (() => void) | null
  /** What a cast button beside the picture does; null: nothing. */
  onCast?: (action: CastAction | null) => void
  /** Moments that the bar leads to. */
  marks?: readonly Mark[]
  /** Lies on the picture. */
  overlay?: ReactNode
  /** Choices among the player's settings. */
  switches?: readonly PlayerSwitch[]
}

const noMarks: readonly Mark[] = []

/** The poster with a play button, the player, or what prevents playback, all in the same place. */
export function WatchStage({
  event,
  poster,
  prerolls,
  opensByItself,
  why,
  embedOrigins = null,
  startSeconds = null,
  onPlayer,
  onClip = null,
  onCast,
  marks = noMarks,
  overlay,
  switches,
}: WatchStageProps) {
  const words = useWatchWords()
  const label = usePlayLabel(event)
  const isLost = useGameOffer(event).state === 'signal_lost'
  const buy = useBuyGame(event)
  const playing = usePlayback({ event: event.id }, startSeconds, useFloatingRefusal(event))
  const { open, isOpening, refusal, place } = playing
  const isLive = event.stream_status === 'live'
  const bridge = useEmbedBridge({ origins: embedOrigins, isLive, refusal, open })
  useEarlyPlayer(event.media.some(isOurs))
  const { playback } = playing
  const hasOpened = useRef(false)
  // Who comes back from the checkout may meet the stage of before, which has just heard of the purchase.
  useEffect(() => {
    if (!opensByItself || hasOpened.current) return
    hasOpened.current = true
    if (!playback) open()
  }, [opensByItself, open, playback])
  if (playback)
    return (
      <PrerollFirst
        event={event}
        catalog={prerolls}
        poster={poster}
        runsBehind={isLive && !playback.is_embedded}
        onPreroll={playing.onPreroll}
        onSponsor={playing.onSponsor}
      >
        {isBehind =>
          playback.is_embedded ? (
            <OutsidePlayer event={event} playback={playback} playing={playing} />
          ) : (
            <EventPlayer
              event={event}
              playback={playback}
              playing={playing}
              poster={poster}
              bridge={bridge}
              onPlayer={onPlayer}
              onClip={onClip ?? undefined}
              onCast={onCast}
              marks={marks}
              overlay={overlay}
              switches={switches}
              isBehind={isBehind}
            />
          )
        }
      </PrerollFirst>
    )
  return (
    <PreviewOffer event={event}>
      {preview => (
        <>
          <div className={styles.picture}>{poster}</div>
          <div className={styles.front}>
            {place ? (
              <DoorPlace place={place} />
            ) : refusal ? (
              <WatchGate
                buy={buy}
                refusal={refusal}
                words={{ ...words.gate, purchaseAction: label }}
                preview={preview}
                why={why}
                onAgain={open}
              />
            ) : (
              <>
                {isLost && <p className={styles.lost}>{words.gate.lostTitle}</p>}
                <button
                  className="button button--primary"
                  type="button"
                  disabled={isOpening}
                  data-early="play"
                  data-heard={words.gate.opening}
                  onClick={open}
                >
                  <Icon name="play" />
                  {isOpening ? words.gate.opening : label}
                </button>
              </>
            )}
          </div>
        </>
      )}
    </PreviewOffer>
  )
}

/** The price belongs to the button of those who have not paid, as in a frame of another site. */
function usePlayLabel(event: Event): string {
  const i18n = useI18n()
  const offer = useGameOffer(event)
  if ('access' in offer && offer.access.kind === 'price') return offerLabel(offer, i18n)
  const { watchLive, watchReplay } = i18n.words.events
  return event.stream_status === 'live' ? watchLive : watchReplay
}
