import type { StudioLibraryItem } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { State } from '../../../platform/state.tsx'

/** Whether there is something to watch, and how far what is to come is. */
export function VideoMark({ file, hasVideo }: { file: StudioLibraryItem['file']; hasVideo: boolean }) {
  const { words, fill } = useI18n()
  const say = words.library
  const isReady = hasVideo || file?.is_playable === true
  return (
    <span className="row-3">
      <State tone={isReady ? 'good' : 'off'} text={isReady ? say.playable : say.noVideo} />
      {file?.state === 'failed' && <State tone="bad" text={say.failed} />}
      {file?.state === 'uploading' && <State tone="off" text={say.sending} />}
      {(file?.state === 'queued' || file?.state === 'processing') && (
        <State tone="off" text={fill(say.making, { percent: String(file.percent) })} />
      )}
    </span>
  )
}
