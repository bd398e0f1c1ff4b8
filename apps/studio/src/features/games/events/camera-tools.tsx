import type { StudioCamera } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { CameraKey } from './camera-key.tsx'
import type { CameraParams } from './camera-params.ts'
import styles from './cameras-panel.module.css'
import { CopyLine } from './copy-line.tsx'
import { RenameCamera } from './rename-camera.tsx'

/** Key, name and removal of a camera. */
export function CameraTools({ params, camera }: { params: CameraParams; camera: StudioCamera }) {
  const { words, fill } = useI18n()
  const say = words.cameras
  const client = useClient()
  const [isNaming, setIsNaming] = useState(false)
  const isSending = camera.state === 'live' || camera.state === 'held' || camera.state === 'no_picture'
  return (
    <div className="stack-3">
      {camera.srt_url !== null && <CopyLine label={say.srt} text={camera.srt_url} />}
      <CameraKey params={params} name={camera.name} />
      {isNaming && <RenameCamera params={params} name={camera.name} onDone={() => setIsNaming(false)} />}
      <div className={`${styles.actions} row-2`}>
        <button className="button" type="button" onClick={() => setIsNaming(!isNaming)}>
          {isNaming ? words.cancel : say.rename}
        </button>
        {!isSending && (
          <ConfirmAction
            label={words.common.remove}
            look="danger"
            title={fill(words.common.confirmRemove, { name: camera.name })}
            text={camera.state === 'idle' ? say.confirmRemoveText : say.confirmRemoveRecorded}
            action={words.common.remove}
            run={() => client.send(studioWireCalls.removeCamera, { params })}
            changes="event"
          />
        )}
      </div>
    </div>
  )
}
