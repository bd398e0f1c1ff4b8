import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { CameraParams } from './camera-params.ts'
import styles from './cameras-panel.module.css'
import { CopyLine } from './copy-line.tsx'

/** The key lives in this part of the page and nowhere else: hidden, it is gone. */
export function CameraKey({ params, name }: { params: CameraParams; name: string }) {
  const i18n = useI18n()
  const say = i18n.words.cameras
  const client = useClient()
  const [shown, setShown] = useState<{ stream_key: string | null } | null>(null)
  const looking = useMutation({
    mutationFn: () => client.send(studioWireCalls.getStreamKey, { params }),
    gcTime: 0,
    onSuccess: setShown,
  })
  return (
    <>
      <div role="status">
        {shown && shown.stream_key !== null && <CopyLine label={say.key} text={shown.stream_key} />}
        {shown && shown.stream_key === null && (
          <p className="small strong pretty problem unless-empty">{say.keyLost}</p>
        )}
      </div>
      <p className="small strong pretty problem unless-empty" role="alert">
        {looking.isError && errorText(looking.error, i18n)}
      </p>
      <div className={`${styles.actions} row-2`}>
        <button
          className="button"
          type="button"
          disabled={looking.isPending}
          onClick={() => (shown ? setShown(null) : looking.mutate())}
        >
          <Icon name={shown ? 'eye_off' : 'eye'} />
          {shown ? say.hideKey : say.showKey}
        </button>
        <ConfirmAction
          label={say.rotate}
          title={i18n.fill(say.confirmRotate, { name })}
          text={say.confirmRotateText}
          action={say.rotate}
          run={() => client.send(studioWireCalls.rotateCameraKey, { params })}
          changes="event"
          onDone={setShown}
        />
      </div>
    </>
  )
}
