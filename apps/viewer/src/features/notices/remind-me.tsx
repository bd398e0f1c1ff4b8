import type { Event } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { takePendingAction } from '../../platform/pending-action.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { reminderAction } from './reminder-action.ts'
import type { ReminderKind } from './reminder-words.ts'

const RemindDialog = lazy(async () => ({ default: (await import('./remind-dialog.tsx')).RemindDialog }))

interface RemindMeProps {
  event: Event
  /** Of the start of a game to come, or of the picture of a game that is live without one. */
  kind: ReminderKind
  /** A file that calendars open. */
  calendarHref: string
}

export function RemindMe({ event, kind, calendarHref }: RemindMeProps) {
  const { actions: words } = useWatchWords()
  const { storage } = useApp()
  const isUser = useUser() !== null
  const [isOpen, setIsOpen] = useState(false)
  // A browser asks for leave only while a button is pressed: back from the login it is one more tap.
  const goOn = useEffectEvent(() => {
    if (takePendingAction(storage, reminderAction(event.id), Date.now())) setIsOpen(true)
  })
  useEffect(() => void (isUser && goOn()), [isUser])
  const isDue = event.stream_status === (kind === 'start' ? 'upcoming' : 'live')
  if (!isDue || event.is_cancelled) return null
  return (
    <>
      <button
        className={kind === 'start' ? 'button' : 'button button--invert'}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="bell" />
        {kind === 'start' ? words.remind : words.tell}
      </button>
      {isOpen && (
        <Suspense>
          <RemindDialog
            event={event}
            kind={kind}
            calendarHref={calendarHref}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
