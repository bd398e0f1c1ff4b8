import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { lazy, Suspense } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './remind-row.module.css'
import { useRemindDialog } from './use-remind-dialog.ts'
import { useReminder } from './use-reminder.ts'

const RemindDialog = lazy(async () => ({ default: (await import('./remind-dialog.tsx')).RemindDialog }))

interface RemindRowProps {
  event: Event
  /** A file that calendars open. */
  calendarHref: string
}

/** A bell beside a game to come, or a tick once its viewer is reminded. */
export function RemindRow({ event, calendarHref }: RemindRowProps) {
  const { words, fill } = useI18n()
  const { isOpen, open, close } = useRemindDialog(event)
  const { isReminded } = useReminder(event.id)
  return (
    <>
      <button
        className={`icon-button ${styles.bell}`}
        type="button"
        aria-haspopup="dialog"
        aria-pressed={isReminded}
        aria-label={fill(words.list.remind, { game: eventTitle(event) })}
        onClick={open}
      >
        <Icon name={isReminded ? 'check' : 'bell'} />
      </button>
      {isOpen && (
        <Suspense>
          <RemindDialog event={event} kind="start" calendarHref={calendarHref} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
