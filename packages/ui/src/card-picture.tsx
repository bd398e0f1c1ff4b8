import styles from './card-picture.module.css'
import { LateImage } from './late-image.tsx'

/** The picture of a card; a surface in the channel's colour where it has none. */
export function CardPicture({ src }: { src: string | null | undefined }) {
  if (!src) return <span className={`${styles.picture} ${styles.blank}`} aria-hidden="true" />
  return <LateImage className={styles.picture} src={src} />
}

/** What a card says of a video. */
export function CardWords({ title, text }: { title: string; text: string }) {
  return (
    <span className="stack-0">
      <span className={styles.title}>{title}</span>
      <span className="quiet meta">{text}</span>
    </span>
  )
}
