import styles from './signal-facts.module.css'

/** Five minutes, one dot for each five seconds. */
const dots = 60
const height = 20

/** From nothing up to the most there was, so that a fall looks like one; the latest at the right edge. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(1, ...values)
  const first = dots - values.length
  const points = values.map(
    (value, at) => `${first + at},${(height - (value / most) * (height - 1)).toFixed(1)}`,
  )
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${dots - 1} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
