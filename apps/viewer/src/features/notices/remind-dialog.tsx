import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Dialog, FormProblem, Icon } from '@grandstand/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useWatchWords } from '../../locales/watch/watch-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { findPushSupport } from '../../platform/device-push.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { keepReturnPath } from '../../platform/keep-return-path.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { keepWish } from '../../platform/wish.ts'
import { remindWish } from './remind-wish.ts'
import { NoticesBlocked, useNotices } from './use-notices.ts'

interface RemindDialogProps {
  event: Event
  calendarHref: string
  onClose: () => void
}

/** By this device, where it can, or by the user's calendar. */
export function RemindDialog({ event, calendarHref, onClose }: RemindDialogProps) {
  const { storage } = useApp()
  const { words: common, fill } = useI18n()
  const { actions: words } = useWatchWords()
  const { history } = useRouter()
  const user = useUser()
  const { reminders, remind, isChanging, problem } = useNotices()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const isReminded = reminders.includes(event.id)

  function press() {
    if (user) return remind(event.id, !isReminded)
    keepWish(storage, remindWish(event.id), Date.now())
    keepReturnPath(storage, history.location.href)
    dialog.current?.close()
    history.push('/login')
  }

  return (
    <Dialog
      ref={dialog}
      title={fill(words.remindTitle, { game: eventTitle(event) })}
      text={isReminded ? words.reminded : words.remindText}
      onClose={onClose}
      actions={
        <>
          {findPushSupport() === 'open' && (
            <button
              className={isReminded ? 'button' : 'button button--primary'}
              type="button"
              disabled={isChanging}
              onClick={press}
            >
              <Icon name="bell" />
              {isReminded ? words.remindNoMore : words.remindHere}
            </button>
          )}
          <a className="button" href={calendarHref} download="">
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
    >
      <FormProblem
        text={problem && (problem instanceof NoticesBlocked ? words.blocked : words.notReminded)}
      />
    </Dialog>
  )
}
