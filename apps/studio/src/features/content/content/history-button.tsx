import type { ContentOverview } from '@grandstand/contract'
import { Dialog, Icon } from '@grandstand/ui'
import { useRef } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { RevisionsList } from './revisions-list.tsx'

/** Past publications, and the way back from the last one. */
export function HistoryButton({ channel, content }: { channel: string; content: ContentOverview }) {
  const { words } = useI18n()
  const say = words.content
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button className="button" type="button" onClick={() => dialog.current?.showModal()}>
        <Icon name="clock" />
        {say.history}
      </button>
      <Dialog
        ref={dialog}
        title={say.history}
        text={content.revisions.length === 0 ? say.noHistory : say.historyText}
        actions={
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {say.close}
          </button>
        }
      >
        <RevisionsList channel={channel} content={content} />
      </Dialog>
    </>
  )
}
