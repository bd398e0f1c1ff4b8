import type { Clip } from '@grandstand/contract'
import { lazy, Suspense, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import styles from './report-clip.module.css'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

interface ReportClipProps {
  clip: Clip
  /** The secret that it was opened with; null: none was needed. */
  uuid?: string | null
}

/** For everybody but its owner, who can delete it. */
export function ReportClip({ clip, uuid = null }: ReportClipProps) {
  const { report: words } = useClipsWords()
  const [isOpen, setIsOpen] = useState(false)
  if (clip.is_own) return null
  return (
    <>
      <button className={styles.report} type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.action}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog clip={clip} uuid={uuid} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
