import { findPushSupport } from '../../platform/device-push.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { useMailReminders } from './use-mail-reminders.ts'
import { NoticesBlocked, useNotices } from './use-notices.ts'

/** `unproven`: it would come by mail, had the user confirmed the address. */
export type ReminderMethod = 'device' | 'mail' | 'unproven'

/**
 * How a reminder of a game comes: by this device if it can, else by mail. An existing one is withdrawn the way it came.
 */
export function useReminder(eventId: number) {
  const user = useUser()
  const device = useNotices()
  const mail = useMailReminders()
  const isMailed = mail.reminders.includes(eventId)
  const isReminded = isMailed || device.reminders.includes(eventId)
  const method = chooseMethod(user, isMailed)
  const { remind, isChanging } = method === 'device' ? device : mail
  return {
    way: method,
    isReminded,
    isChanging,
    isBlocked: !isReminded && device.problem instanceof NoticesBlocked,
    hasFailed: method === 'device' ? device.problem !== null : mail.problem !== null,
    remind: () => remind(eventId, !isReminded),
  }
}

function chooseMethod(user: { email_verified: boolean } | null, isMailed: boolean): ReminderMethod {
  if (isMailed) return 'mail'
  if (findPushSupport() === 'open') return 'device'
  return user === null || user.email_verified ? 'mail' : 'unproven'
}
