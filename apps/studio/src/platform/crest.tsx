import type { GameChoices } from '@grandstand/contract'
import { LatePicture } from '@grandstand/ui'
import styles from './crest.module.css'

interface CrestProps {
  team: Pick<GameChoices['teams'][number], 'crest' | 'short_name' | 'color'>
  size: number
}

/** The crest of a team, or its letters on its colour; its name stands beside it. */
export function Crest({ team: { crest, short_name, color }, size }: CrestProps) {
  const style = { '--size': `${size}px`, '--own-color': color }
  return (
    <span className={styles.crest} style={style} aria-hidden="true">
      {crest ? (
        <LatePicture picture={crest} sizes={`${size}px`} isFirst />
      ) : (
        <span className={styles.letters}>{short_name.slice(0, 3)}</span>
      )}
    </span>
  )
}
