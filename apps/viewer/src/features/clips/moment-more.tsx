import type { Clip } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Dialog } from '@grandstand/ui'
import { type ReactNode, useRef } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { clipHref } from './clip-links.ts'
import { ReportClip } from './report-clip.tsx'

/** What is seldom done with a moment. */
export function MomentMore({ clip, children }: { clip: Clip; children: (open: () => void) => ReactNode }) {
  const { moments: words } = useClipsWords()
  const { words: common } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      {children(() => dialog.current?.showModal())}
      <Dialog
        ref={dialog}
        title={clip.name}
        text={eventTitle(clip.event)}
        actions={
          <>
            <a className="button" href={clipHref(clip)}>
              {words.open}
            </a>
            <ReportClip clip={clip} />
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {common.common.close}
            </button>
          </>
        }
      />
    </>
  )
}
