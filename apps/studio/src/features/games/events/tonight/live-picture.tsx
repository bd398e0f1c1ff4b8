import { useRef } from 'react'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import styles from './live-picture.module.css'
import { useLivePicture } from './use-live-picture.ts'

interface LivePictureProps {
  url: string | null
  label: string
  /** Shown until the picture moves. */
  poster?: string | undefined
}

/** Muted. */
export function LivePicture({ url, label, poster }: LivePictureProps) {
  const { words } = useI18n()
  const video = useRef<HTMLVideoElement>(null)
  useLivePicture(video, url)
  if (url === null) return <div className={styles.empty}>{words.tonight.noPicture}</div>
  return (
    <video
      ref={video}
      className={styles.picture}
      aria-label={label}
      poster={poster}
      muted
      playsInline
      autoPlay
    />
  )
}
