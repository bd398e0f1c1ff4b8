import type { OrderNoticeKind } from '@grandstand/rules'
import type { en } from './order-mail-words-en.ts'

interface MailWords {
  subject: string
  text: string
  button: string
  /** What to do if it is done already. */
  otherwise?: string
}

export type OrderMailWords = Omit<typeof en, 'mails'> & { mails: Record<OrderNoticeKind, MailWords> }
