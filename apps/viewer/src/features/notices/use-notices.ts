import type { NoticeKind } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { findDevice, openDevice, type PushDevice } from '../../platform/device-push.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { forgetKnownDevice, keepKnownDevice } from '../../platform/known-device.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { noticesKey } from './notices-key.ts'

interface Notices {
  kinds: NoticeKind[]
  reminders: number[]
}

const nothing: Notices = { kinds: [], reminders: [] }

/** The browser lets no notices through. */
export class NoticesBlocked extends Error {}

/** What this device tells its user, and how that is changed. */
export function useNotices() {
  const { client, storage } = useApp()
  const { language } = useI18n()
  const user = useUser()
  const queryClient = useQueryClient()
  const { data = nothing, isPending } = useQuery({
    queryKey: noticesKey,
    enabled: user !== null,
    queryFn: async () => {
      const device = await findDevice(language)
      return device ? client.send(wireCalls.keepPushSubscription, { body: device }) : nothing
    },
  })
  const change = useMutation({
    mutationFn: async (send: (device: PushDevice) => Promise<Notices>) => {
      const device = await openDevice(
        language,
        async () => (await client.send(wireCalls.getPushKey)).public_key,
      )
      if (!device) throw new NoticesBlocked()
      const next = await send(device)
      // The server does not know users who want nothing.
      if (next.kinds.length + next.reminders.length > 0) keepKnownDevice(storage, device)
      else forgetKnownDevice(storage)
      return next
    },
    onSuccess: next => queryClient.setQueryData(noticesKey, next),
  })
  return {
    ...data,
    isPending,
    isChanging: change.isPending,
    problem: change.error,
    choose: (kinds: NoticeKind[]) =>
      change.mutate(device => client.send(wireCalls.keepPushSubscription, { body: { ...device, kinds } })),
    remind: (eventId: number, is_wanted: boolean) =>
      change.mutate(device =>
        client.send(wireCalls.setReminder, {
          params: { id: String(eventId) },
          body: { ...device, is_wanted },
        }),
      ),
  }
}
