import type { StudioCamera } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useId, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { CameraKey } from './camera-key.tsx'
import type { CameraParams } from './camera-params.ts'
import styles from './cameras-panel.module.css'
import { CopyLine } from './copy-line.tsx'
import { RenameCamera } from './rename-camera.tsx'
import { IngestMark } from './state-mark.tsx'

export function CameraCard({ params, camera }: { params: CameraParams; camera: StudioCamera }) {
  const { words, fill, dateTime } = useI18n()
  const say = words.cameras
  const client = useClient()
  const [isNaming, setIsNaming] = useState(false)
  const id = useId()
  const { problem } = camera
  return (
    <li className={`${styles.camera} stack-3`} aria-labelledby={id}>
      <div className="line">
        <h3 className={styles.name} id={id}>
          {camera.name}
        </h3>
        <IngestMark state={camera.state} />
        <time className="quiet meta figures" dateTime={camera.state_since}>
          {fill(words.common.since, { time: dateTime(camera.state_since) })}
        </time>
      </div>
      <p className="small strong pretty problem unless-empty">
        {problem &&
          `${fill(say.problems[problem.code], { detail: problem.detail ?? '' })} (${dateTime(problem.at)})`}
      </p>
      {camera.srt_url !== null && <CopyLine label={say.srt} text={camera.srt_url} />}
      <CameraKey params={params} name={camera.name} />
      {isNaming && <RenameCamera params={params} name={camera.name} onDone={() => setIsNaming(false)} />}
      <div className={`${styles.actions} row-2`}>
        <button className="button" type="button" onClick={() => setIsNaming(!isNaming)}>
          {isNaming ? words.cancel : say.rename}
        </button>
        {camera.state !== 'live' && camera.state !== 'no_picture' && (
          <ConfirmAction
            label={words.common.remove}
            look="plain"
            title={fill(words.common.confirmRemove, { name: camera.name })}
            text={camera.state === 'idle' ? say.confirmRemoveText : say.confirmRemoveRecorded}
            action={words.common.remove}
            run={() => client.send(studioWireCalls.removeCamera, { params })}
            changes="event"
          />
        )}
      </div>
    </li>
  )
}
