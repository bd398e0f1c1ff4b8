import type { Clip } from '@grandstand/contract'
import { useApp } from '../../platform/app-context.ts'
import { momentHref } from './clip-links.ts'
import { keepClipTrk } from './keep-clip-trk.ts'
import styles from './moment-feed.module.css'
import { useGameLink } from './use-game-link.ts'

/** The way to the game, at this moment of it. */
export function GameLink({ clip }: { clip: Clip }) {
  const { storage } = useApp()
  const { isLive, label, text, price } = useGameLink(clip)
  return (
    <a className={styles.game} href={momentHref(clip)} onClick={() => keepClipTrk(storage, clip)}>
      {isLive && <span className={styles.dot} aria-hidden="true" />}
      <span className={styles.where}>
        <strong>{label}</strong>
        <span>{text}</span>
      </span>
      {price !== null && <strong className={styles.price}>{price}</strong>}
    </a>
  )
}
