import type { StudioLibraryItem } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './video-mark.module.css'

/** Whether there is something to watch, and how far what is to come is. */
export function VideoMark({ file, hasVideo }: { file: StudioLibraryItem['file']; hasVideo: boolean }) {
  const { words, fill } = useI18n()
  const say = words.library
  const isReady = hasVideo || file?.is_playable === true
  return (
    <span className={styles.marks}>
      <span className={`${styles.mark} ${isReady ? styles.ready : ''}`}>
        {isReady ? say.playable : say.noVideo}
      </span>
      {file?.state === 'failed' && <span className={`${styles.mark} ${styles.failed}`}>{say.failed}</span>}
      {file?.state === 'uploading' && <span className={styles.mark}>{say.sending}</span>}
      {(file?.state === 'queued' || file?.state === 'processing') && (
        <span className={styles.mark}>{fill(say.making, { percent: String(file.percent) })}</span>
      )}
    </span>
  )
}
