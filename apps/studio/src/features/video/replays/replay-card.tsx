import type { StudioFile } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useId } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { formatSize } from '../../../platform/format-size.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Captions } from './captions.tsx'
import { ReplayProgress } from './replay-progress.tsx'
import styles from './replays-panel.module.css'
import { isBusy, type OwnerParams } from './replays-query.ts'
import type { RunningUpload } from './use-uploads.ts'

interface ReplayCardProps {
  params: OwnerParams
  replay: StudioFile
  /** The upload of this page; null if it belongs to another. */
  upload: RunningUpload | null
  onPause: () => void
  onGoOn: () => void
  onRemoved: () => void
}

export function ReplayCard({ params, replay, upload, onPause, onGoOn, onRemoved }: ReplayCardProps) {
  const { words, fill, language, dateTime } = useI18n()
  const say = words.replays
  const client = useClient()
  const id = useId()
  const own = { ...params, file: String(replay.id) }
  const isRunning = isBusy(replay)
  return (
    <li className={`${styles.replay} stack-3`} aria-labelledby={id}>
      <div className="line">
        <h3 className={styles.name} id={id}>
          {replay.name}
        </h3>
        <span className={`${styles.mark} ${styles[replay.state]}`}>{say.states[replay.state]}</span>
        <span className="quiet meta figures">
          {formatSize(replay.size_bytes, language)} · <time>{dateTime(replay.created_at)}</time>
        </span>
      </div>
      {isRunning && <ReplayProgress replay={replay} upload={upload} />}
      <p className={styles.problem} role="alert">
        {replay.problem && say.problems[replay.problem]}
        {upload?.problem && say.uploadProblems[upload.problem]}
      </p>
      {replay.is_playable && <Captions params={own} captions={replay.captions} />}
      <div className={`${styles.actions} row-2`}>
        {upload && replay.state === 'uploading' && (
          <button className="button" type="button" onClick={upload.isPaused ? onGoOn : onPause}>
            {upload.isPaused ? say.goOn : say.pause}
          </button>
        )}
        <ConfirmAction
          label={isRunning ? say.cancel : say.remove}
          title={fill(isRunning ? say.confirmCancel : say.confirmRemove, { name: replay.name })}
          text={isRunning ? say.confirmCancelText : say.confirmRemoveText}
          action={isRunning ? say.cancel : say.remove}
          run={() => client.send(studioWireCalls.removeFile, { params: own })}
          changes="replays"
          onDone={onRemoved}
        />
      </div>
    </li>
  )
}
