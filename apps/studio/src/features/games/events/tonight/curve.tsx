import styles from './curve.module.css'

/** How a sum grew; the words beside it tell it to those who do not see it. */
export function Curve({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const points = values.map(
    (value, at) =>
      `${((at / (values.length - 1)) * 120).toFixed(1)} ${(31 - (value / most) * 30).toFixed(1)}`,
  )
  return (
    <svg className={styles.curve} viewBox="0 0 120 32" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 32L${points.join('L')}L120 32z`} fill="currentColor" opacity="0.12" />
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
