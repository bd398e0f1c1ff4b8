import type { Event } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { lazy, Suspense } from 'react'
import type { ReminderKind } from './reminder-words.ts'
import { useRemindDialog } from './use-remind-dialog.ts'

const RemindDialog = lazy(async () => ({ default: (await import('./remind-dialog.tsx')).RemindDialog }))

interface RemindOpenerProps {
  event: Event
  /** Of the start of a game to come, or of the picture of a game that is live without one. */
  kind: ReminderKind
  /** A file that calendars open. */
  calendarHref: string
  label: string
  /** Among other games: which one. */
  about?: string
  className?: string | undefined
}

export function RemindOpener({ event, kind, calendarHref, label, about, className = '' }: RemindOpenerProps) {
  const { isOpen, open, close } = useRemindDialog(event)
  const isDue = event.stream_status === (kind === 'start' ? 'upcoming' : 'live')
  if (!isDue || event.is_cancelled) return null
  return (
    <>
      <button
        className={`button ${className}`}
        type="button"
        aria-haspopup="dialog"
        aria-label={about && `${label}: ${about}`}
        onClick={open}
      >
        <Icon name="bell" />
        {label}
      </button>
      {isOpen && (
        <Suspense>
          <RemindDialog event={event} kind={kind} calendarHref={calendarHref} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
