import { useRef } from 'react'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import styles from './live-picture.module.css'
import { useLivePicture } from './use-live-picture.ts'

/** Muted. */
export function LivePicture({ url, label }: { url: string | null; label: string }) {
  const { words } = useI18n()
  const video = useRef<HTMLVideoElement>(null)
  useLivePicture(video, url)
  if (url === null) return <div className={styles.empty}>{words.tonight.noPicture}</div>
  return <video ref={video} className={styles.picture} aria-label={label} muted playsInline autoPlay />
}
