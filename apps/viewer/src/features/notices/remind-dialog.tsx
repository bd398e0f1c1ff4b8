import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Dialog, Icon } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { useWatchWords } from '../../locales/watch/watch-words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

interface RemindDialogProps {
  event: Event
  calendarHref: string
  onClose: () => void
}

export function RemindDialog({ event, calendarHref, onClose }: RemindDialogProps) {
  const { words: common, fill } = useI18n()
  const { actions: words } = useWatchWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <Dialog
      ref={dialog}
      title={fill(words.remindTitle, { game: eventTitle(event) })}
      text={words.remindText}
      onClose={onClose}
      actions={
        <>
          <a className="button button--primary" href={calendarHref} download="">
            <Icon name="calendar_add" />
            {common.events.addToCalendar}
          </a>
          <form method="dialog">
            <button className="button" type="submit">
              {common.common.close}
            </button>
          </form>
        </>
      }
    />
  )
}
