import { wireCalls } from '@grandstand/contract/wire'
import { useContentWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import type { ContactMessage } from './check-message.ts'

/** Gives back the address that the answer goes to. */
export function useSendMessage() {
  const { client, toasts } = useApp()
  const { contacts } = useContentWords()
  return async ({ name, email, message }: ContactMessage): Promise<string> => {
    const body = { name: name.trim(), email: email.trim(), message: message.trim() }
    await client.send(wireCalls.sendContactMessage, { body })
    toasts.show({ key: 'contact-sent', kind: 'info', text: () => contacts.sentToast })
    return body.email
  }
}
