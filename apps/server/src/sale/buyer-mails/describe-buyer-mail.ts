import type { BuyerMail } from '@grandstand/contract'
import type { BuyerMailRow } from './buyer-mail-store.ts'

export function describeBuyerMail(row: BuyerMailRow): BuyerMail {
  const { id, subject, text, with_pass_holders, people, by } = row
  return {
    id,
    subject,
    text,
    with_pass_holders,
    people,
    by,
    at: row.at.toISOString(),
    is_sent: row.sent_at !== null,
  }
}
