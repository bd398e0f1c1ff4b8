import styles from './card-progress.module.css'

/** How far a viewer is in the video of a card, at the foot of its picture. */
export function CardProgress({ percent, label }: { percent: number; label: string }) {
  return (
    <span className={styles.bar}>
      <span className={styles.watched} style={{ inlineSize: `${percent}%` }} />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
