import { ApiError } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation } from '@tanstack/react-query'
import { useContentWords } from '../../locales/content/content-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { type ContactMessage, contactFields } from './check-message.ts'

export function useSendMessage(onRefused: (texts: Partial<Record<keyof ContactMessage, string>>) => void) {
  const { client, toasts } = useApp()
  const { contacts } = useContentWords()
  return useMutation({
    mutationFn: (body: ContactMessage) => client.send(wireCalls.sendContactMessage, { body }),
    onSuccess: () => toasts.show({ key: 'contact-sent', kind: 'info', text: () => contacts.sentToast }),
    onError: error => {
      if (!(error instanceof ApiError)) return
      const refused = contactFields.filter(field => field in error.fields)
      onRefused(Object.fromEntries(refused.map(field => [field, error.fields[field]])))
    },
  })
}
