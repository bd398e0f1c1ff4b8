import { lazy, Suspense, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import styles from './why-button.module.css'

const WhyDialog = lazy(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }))

interface WhyButtonProps {
  eventId: number
  label?: string
}

/** For users who have paid and see no picture, or who wonder what is missing. */
export function WhyButton({ eventId, label }: WhyButtonProps) {
  const { gate } = useWatchWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button className={styles.why} type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label ?? gate.why}
      </button>
      {isOpen && (
        <Suspense>
          <WhyDialog eventId={eventId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
