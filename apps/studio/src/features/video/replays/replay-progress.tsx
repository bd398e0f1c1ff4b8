import type { StudioFile } from '@grandstand/contract'
import { useId } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './replays-panel.module.css'
import type { RunningUpload } from './use-uploads.ts'

/** How far a file is: on its way here, waiting, or being worked on. */
export function ReplayProgress({ replay, upload }: { replay: StudioFile; upload: RunningUpload | null }) {
  const { words, fill } = useI18n()
  const say = words.replays
  const id = useId()
  const received = Math.max(upload?.sentBytes ?? 0, replay.received_bytes)
  const percent =
    replay.state === 'uploading' ? Math.floor((received / replay.size_bytes) * 100) : replay.percent
  const isWaiting = replay.state === 'queued'
  const text = {
    uploading: upload?.isPaused === false ? say.sending : upload ? say.paused : say.interrupted,
    queued: say.waiting,
    processing: replay.is_playable ? say.workingPlayable : say.working,
    ready: '',
    failed: '',
    cancelled: '',
  }[replay.state]
  return (
    <div className={`${styles.progress} stack-2 small figures`}>
      <span id={id}>{fill(text, { percent: String(percent) })}</span>
      <progress aria-labelledby={id} max={100} {...(isWaiting ? {} : { value: percent })} />
    </div>
  )
}
