import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'

const queryKey = ['mail-reminders']

/** The games with a mail reminder for the user, and how to change that. */
export function useMailReminders() {
  const { client } = useApp()
  const { language } = useI18n()
  const user = useUser()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey,
    enabled: user !== null,
    queryFn: () => client.send(wireCalls.listMailReminders),
  })
  const change = useMutation({
    mutationFn: ({ eventId, is_wanted }: { eventId: number; is_wanted: boolean }) =>
      client.send(wireCalls.setMailReminder, {
        params: { id: String(eventId) },
        body: { language, time_zone: viewerZone(), is_wanted },
      }),
    // An answer from before the change must not come after it.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: next => queryClient.setQueryData(queryKey, next),
  })
  return {
    reminders: data?.reminders ?? [],
    isChanging: change.isPending,
    problem: change.error,
    remind: (eventId: number, is_wanted: boolean) => change.mutate({ eventId, is_wanted }),
  }
}
