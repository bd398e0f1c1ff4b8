import type { Event } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { takePendingAction } from '../../platform/pending-action.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { reminderAction } from './reminder-action.ts'

const RemindDialog = lazy(async () => ({ default: (await import('./remind-dialog.tsx')).RemindDialog }))

interface RemindMeProps {
  event: Event
  /** A file that calendars open. */
  calendarHref: string
}

/** Of a game that is yet to begin. */
export function RemindMe({ event, calendarHref }: RemindMeProps) {
  const { actions: words } = useWatchWords()
  const { storage } = useApp()
  const isUser = useUser() !== null
  const [isOpen, setIsOpen] = useState(false)
  // A browser asks for leave only while a button is pressed: back from the login it is one more tap.
  const goOn = useEffectEvent(() => {
    if (takePendingAction(storage, reminderAction(event.id), Date.now())) setIsOpen(true)
  })
  useEffect(() => void (isUser && goOn()), [isUser])
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
