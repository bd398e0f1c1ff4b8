import styles from './segment.module.css'

interface SegmentItem {
  href: string
  label: string
  current: boolean
}

/** A choice of few, each with an address of its own. */
export function Segment({ label, items }: { label: string; items: readonly SegmentItem[] }) {
  return (
    <nav className={styles.segment} aria-label={label}>
      {items.map(({ href, label: text, current }) => (
        <a key={href} className={styles.item} href={href} aria-current={current ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}
