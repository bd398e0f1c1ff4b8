import { ApiError } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { type ContactMessage, contactFields } from './check-message.ts'

export function useSendMessage(onRefused: (texts: Partial<Record<keyof ContactMessage, string>>) => void) {
  const { client, toasts } = useApp()
  return useMutation({
    mutationFn: (body: ContactMessage) => client.send(wireCalls.sendContactMessage, { body }),
    onSuccess: () =>
      toasts.show({ key: 'contact-sent', kind: 'info', text: ({ words }) => words.contacts.sentToast }),
    onError: error => {
      if (!(error instanceof ApiError)) return
      const refused = contactFields.filter(field => field in error.fields)
      onRefused(Object.fromEntries(refused.map(field => [field, error.fields[field]])))
    },
  })
}
