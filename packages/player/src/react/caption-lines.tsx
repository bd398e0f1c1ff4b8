import styles from './player.module.css'

export function CaptionLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <p className={styles.captions}>
      {lines.map(line => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  )
}
