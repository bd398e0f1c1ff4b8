import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Dialog, FormProblem, Icon } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { keepReturnPath } from '../../platform/keep-return-path.ts'
import { keepPendingAction } from '../../platform/pending-action.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { reminderAction } from './reminder-action.ts'
import { type ReminderKind, reminderWords } from './reminder-words.ts'
import { useReminder } from './use-reminder.ts'

interface RemindDialogProps {
  event: Event
  kind: ReminderKind
  calendarHref: string
  onClose: () => void
}

/** By this device, where it can, else by mail; of a start also by the user's calendar. */
export function RemindDialog({ event, kind, calendarHref, onClose }: RemindDialogProps) {
  const { storage } = useApp()
  const { words: common, fill } = useI18n()
  const { actions: words } = useWatchWords()
  const { history } = useRouter()
  const user = useUser()
  const { way: method, isReminded, isChanging, isBlocked, hasFailed, remind } = useReminder(event.id)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const say = reminderWords(words, kind)
  const mail = user ? say.offered.mail : say.login
  const text = isReminded ? say.set[method] : { ...say.offered, mail }[method]

  function press() {
    if (user) return remind()
    keepPendingAction(storage, reminderAction(event.id), Date.now())
    keepReturnPath(storage, history.location.href)
    dialog.current?.close()
    history.push('/login')
  }

  return (
    <Dialog
      ref={dialog}
      title={fill(say.title, { game: eventTitle(event) })}
      text={fill(text, { email: user?.email ?? '' })}
      onClose={onClose}
      actions={
        <>
          {method !== 'unproven' && (
            <button
              className={isReminded ? 'button' : 'button button--primary'}
              type="button"
              disabled={isChanging}
              onClick={press}
            >
              <Icon name="bell" />
              {isReminded ? say.noMore : method === 'device' ? say.here : say.byMail}
            </button>
          )}
          {kind === 'start' && (
            <a className="button" href={calendarHref} download="">
              <Icon name="calendar_add" />
              {common.events.addToCalendar}
            </a>
          )}
          <form method="dialog">
            <button className="button" type="submit">
              {common.common.close}
            </button>
          </form>
        </>
      }
    >
      <FormProblem text={isBlocked ? words.blocked : hasFailed && words.notReminded} />
    </Dialog>
  )
}
