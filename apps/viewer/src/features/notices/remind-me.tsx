import type { Event } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { lazy, Suspense, useState } from 'react'
import { useWatchWords } from '../../locales/watch/watch-words.ts'

const RemindDialog = lazy(async () => ({ default: (await import('./remind-dialog.tsx')).RemindDialog }))

interface RemindMeProps {
  event: Event
  /** A file that calendars open. */
  calendarHref: string
}

/** Of a game that is yet to begin. */
export function RemindMe({ event, calendarHref }: RemindMeProps) {
  const { actions: words } = useWatchWords()
  const [isOpen, setIsOpen] = useState(false)
  if (event.stream_status !== 'upcoming' || event.is_cancelled) return null
  return (
    <>
      <button className="button" type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="bell" />
        {words.remind}
      </button>
      {isOpen && (
        <Suspense>
          <RemindDialog event={event} calendarHref={calendarHref} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
