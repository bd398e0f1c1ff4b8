import type { Event } from '@grandstand/contract'
import { PlainPlayer, type PlayerHandle } from '@grandstand/player'
import { eventTitle } from '@grandstand/rules'
import { Icon, mayPlayFilm, useReducedMotion } from '@grandstand/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import styles from './free-preview-stage.module.css'
import { LockedStage } from './locked-stage.tsx'
import { PreviewLeft } from './preview-left.tsx'
import { useFreePreview } from './use-free-preview.ts'
import stage from './watch-stage.module.css'

/** What is left of it is blurred. */
const frameWidthPx = 160

interface FreePreviewStageProps {
  event: Event
  poster: ReactNode
  /** Null when the picture goes. */
  onPicture?: ((player: OpenPlayer | null) => void) | undefined
}

/** The free seconds of a game that is sold play at once, without sound; then their last frame blurs in place. */
export function FreePreviewStage({ event, poster, onPicture }: FreePreviewStageProps) {
  const { preview: words, player } = useWatchWords()
  const { fill } = useI18n()
  const isCalm = useReducedMotion()
  const [isWanted, setWanted] = useState(false)
  const [isOver, setOver] = useState(false)
  const [frame, setFrame] = useState<string | null>(null)
  const [isMuted, setMuted] = useState(true)
  const [isPaused, setPaused] = useState(false)
  const handle = useRef<PlayerHandle | null>(null)
  const { preview, renew } = useFreePreview(event.id, isWanted, () => {
    setFrame(handle.current?.getFrame(frameWidthPx) ?? null)
    setOver(true)
  })
  useEffect(() => {
    const { connection }: { connection?: { saveData?: boolean; effectiveType?: string } } = navigator
    const { saveData, effectiveType } = connection ?? {}
    if (mayPlayFilm({ reducedMotion: isCalm, saveData, effectiveType })) setWanted(true)
  }, [isCalm])
  if (isOver)
    return (
      <LockedStage
        event={event}
        poster={frame === null ? poster : <img className={styles.blurred} src={frame} alt="" />}
        note={preview && words.over}
      />
    )
  if (!preview)
    return (
      <>
        <div className={stage.picture}>{poster}</div>
        {!isWanted && (
          <div className={stage.front}>
            <button className="button" type="button" onClick={() => setWanted(true)}>
              <Icon name="play" />
              {words.watch}
            </button>
          </div>
        )}
      </>
    )
  const { playback_id: id, event_media_id: mediaId, url, endsAtMs, total_seconds } = preview
  return (
    <>
      <PlainPlayer
        source={{ id, isLive: true, startSeconds: 0, startDateMs: null, address: url, renew }}
        label={fill(words.of, { game: eventTitle(event) })}
        isMuted={isMuted}
        isPaused={isPaused}
        poster={poster}
        onHandle={given => {
          handle.current = given
          const picture = given &&
            mediaId !== null && { handle: given, mediaId, storyboard: { url: null, address: url } }
          onPicture?.(picture || null)
        }}
      />
      <div className={styles.controls}>
        <button
          className="icon-button"
          type="button"
          aria-label={isPaused ? player.play : player.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
        <button className="button" type="button" onClick={() => setMuted(!isMuted)}>
          <Icon name={isMuted ? 'sound_off' : 'sound'} />
          {isMuted ? words.soundOn : words.soundOff}
        </button>
      </div>
      <PreviewLeft endsAtMs={endsAtMs} totalSeconds={total_seconds} />
    </>
  )
}
