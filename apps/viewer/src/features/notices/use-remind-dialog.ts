import type { Event } from '@grandstand/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { takePendingAction } from '../../platform/pending-action.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { reminderAction } from './reminder-action.ts'

/** Opens by a press, and by itself for somebody who had to log in first. */
export function useRemindDialog({ id }: Pick<Event, 'id'>) {
  const { storage } = useApp()
  const isUser = useUser() !== null
  const [isOpen, setIsOpen] = useState(false)
  // A browser asks for leave only while a button is pressed: back from the login it is one more tap.
  const goOn = useEffectEvent(() => {
    if (takePendingAction(storage, reminderAction(id), Date.now())) setIsOpen(true)
  })
  useEffect(() => void (isUser && goOn()), [isUser])
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}
