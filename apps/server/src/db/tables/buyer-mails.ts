import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { eventId } from './events.ts'
import { userId } from './users.ts'

/** What operators wrote to all who bought a game. */
export const buyerMails = pgTable(
  'buyer_mails',
  {
    id: id(),
    channel_id: channelId(),
    event_id: eventId(),
    /** The sender's own name for it: the same one again is the same mail. */
    idempotency_key: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    with_pass_holders: boolean().notNull(),
    people: integer().notNull(),
    /** The name of the operator; it stays when they leave. */
    by: text().notNull(),
    at: instant().notNull(),
    /** Null: some people wait for theirs. */
    sent_at: instant(),
  },
  table => [
    unique('buyer_mails_idempotency').on(table.channel_id, table.idempotency_key),
    index().on(table.event_id, table.id),
  ],
)

/** Who waits for one: a row goes in the transaction that queues its mail, and with its account. */
export const buyerMailRecipients = pgTable(
  'buyer_mail_recipients',
  {
    channel_id: channelId(),
    mail_id: integer()
      .notNull()
      .references(() => buyerMails.id, { onDelete: 'cascade' }),
    user_id: userId(),
  },
  table => [
    primaryKey({ columns: [table.mail_id, table.user_id] }),
    index().on(table.channel_id),
    index().on(table.user_id),
  ],
)
