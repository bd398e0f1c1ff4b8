import { type RefObject, useEffect, useState } from 'react'
import styles from './control-bar.module.css'
import type { PlayerWords } from './player-words.ts'
import type { PlayerControls } from './use-player.ts'

interface PictureFactsProps {
  controls: PlayerControls
  words: PlayerWords
  video: RefObject<HTMLVideoElement | null>
}

const everyMs = 1_000

/** What a viewer is asked for who reports a bad picture: how late it is, how large, and how much of it is there already. */
export function PictureFacts({ controls, words, video }: PictureFactsProps) {
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look(count => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [])
  const { videoWidth = 0, videoHeight = 0 } = video.current ?? {}
  const delay = controls.delaySeconds()
  const inSeconds = (seconds: number) => words.factSeconds.replace('{seconds}', seconds.toFixed(1))
  const facts = [
    [words.delay, delay === null ? null : inSeconds(delay)],
    [words.pictureSize, videoWidth > 0 ? `${videoWidth} × ${videoHeight}` : null],
    [words.buffered, inSeconds(controls.state.bufferedSeconds)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={styles.choice}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
