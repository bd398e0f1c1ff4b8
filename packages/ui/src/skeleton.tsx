import styles from './skeleton.module.css'

/** Boxes in the shape of the coming content; the words beside them say that it is loading. */
export function Skeleton({ shape, count = 1 }: { shape: 'card' | 'row' | 'text'; count?: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
    <span key={at} className={`${styles.box} ${styles[shape]}`} aria-hidden="true" />
  ))
}
