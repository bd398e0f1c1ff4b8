import type { Event } from '@grandstand/contract'
import { Player } from '@grandstand/player'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/watch/watch-words.ts'
import { usePlayback } from './use-playback.ts'
import { WatchGate } from './watch-gate.tsx'
import styles from './watch-stage.module.css'

interface WatchStageProps {
  event: Event
  poster: ReactNode
}

/** The poster with a button to play, the player, or what stands in the way, all in the same place. */
export function WatchStage({ event, poster }: WatchStageProps) {
  const words = useWatchWords()
  const { playback, renew, open, close, isOpening, refusal, keepPosition } = usePlayback(event.id)
  const isLive = event.stream_status === 'live'
  if (playback) {
    const source = {
      id: playback.playback_id,
      isLive,
      startSeconds: playback.resume_seconds,
      address: playback.url,
      renew,
    }
    return (
      <Player
        source={source}
        words={words.player}
        poster={poster}
        onPosition={keepPosition}
        onReopen={() => {
          close()
          open()
        }}
      />
    )
  }
  return (
    <>
      {poster}
      <div className={styles.front}>
        {refusal ? (
          <WatchGate refusal={refusal} words={words.gate} onAgain={open} />
        ) : (
          <button className="button button--primary" type="button" disabled={isOpening} onClick={open}>
            <Icon name="play" />
            {isOpening ? words.gate.opening : isLive ? words.gate.watchLive : words.gate.watchReplay}
          </button>
        )}
      </div>
    </>
  )
}
