import type { VodMediaItem } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { LibraryGate } from './library-gate.tsx'
import { LibraryPlayer } from './library-player.tsx'
import { useEarlyPlayer } from './use-early-player.ts'
import { usePlayback } from './use-playback.ts'
import styles from './watch-stage.module.css'

/** The picture of a library video with a play button, the player, or what prevents playback. */
export function LibraryStage({ item, poster }: { item: VodMediaItem; poster: ReactNode }) {
  const { gate, library } = useWatchWords()
  const playing = usePlayback({ item: item.id })
  const { open, isOpening, refusal, playback } = playing
  useEarlyPlayer(item.has_video)
  if (playback) return <LibraryPlayer item={item} playback={playback} playing={playing} poster={poster} />
  return (
    <>
      <div className={styles.picture}>{poster}</div>
      <div className={styles.front}>
        {!item.has_video ? (
          <p className={`${styles.gate} stack-3`}>{library.soon}</p>
        ) : refusal ? (
          <LibraryGate item={item} refusal={refusal} onAgain={open} />
        ) : (
          <button className="button button--primary" type="button" disabled={isOpening} onClick={open}>
            <Icon name="play" />
            {isOpening ? gate.opening : library.play}
          </button>
        )}
      </div>
    </>
  )
}
