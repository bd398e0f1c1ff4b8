import styles from './skeleton.module.css'

interface SkeletonProps {
  shape: 'card' | 'row' | 'text'
  count?: number
  /** Read aloud; without it, words beside the boxes say that something is coming. */
  label?: string
}

/** Boxes in the shape of what comes. */
export function Skeleton({ shape, count = 1, label }: SkeletonProps) {
  return (
    <>
      {label !== undefined && (
        <p className="visually-hidden" role="status">
          {label}
        </p>
      )}
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
        <span key={at} className={`${styles.box} ${styles[shape]}`} aria-hidden="true" />
      ))}
    </>
  )
}
