import { findThumbnail, type Thumbnails } from '@grandstand/player'
import { momentLeadMs } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { GameFrame } from '../clips/game-frame.tsx'
import styles from './moment-list.module.css'

interface MomentFrameProps {
  player: OpenPlayer
  /** Where in the picture it begins to be worth seeing. */
  seconds: number
  thumbnails: Thumbnails
  color: string | undefined
}

/** As wide as its place in the list. */
const widthPx = 84

/** What the picture showed at a moment, out of the storyboard, or of a game that runs out of its recording. */
export function MomentFrame({ player, seconds, thumbnails, color }: MomentFrameProps) {
  const shown = seconds + momentLeadMs / 1000
  const thumbnail = findThumbnail(thumbnails.list, shown)
  return (
    <span className={styles.frame} style={{ '--own-color': color }}>
      {thumbnail && (
        <span
          className={styles.tile}
          style={{
            inlineSize: thumbnail.width,
            blockSize: thumbnail.height,
            scale: String(widthPx / thumbnail.width),
            backgroundImage: `url("${thumbnails.addressOf(thumbnail.url)}")`,
            backgroundPosition: `-${thumbnail.x}px -${thumbnail.y}px`,
          }}
        />
      )}
      {player.storyboard.url === null && <GameFrame address={player.storyboard.address} seconds={shown} />}
      <Icon name="play" />
    </span>
  )
}
