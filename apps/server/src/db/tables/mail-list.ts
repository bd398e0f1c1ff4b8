import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { operators } from './operators.ts'

/** Operators who want something of a channel by mail, in which language. */
export const mailList = (name: string) =>
  pgTable(
    name,
    {
      operator_id: integer()
        .notNull()
        .references(() => operators.id, { onDelete: 'cascade' }),
      channel_id: channelId(),
      language: text().notNull(),
    },
    table => [primaryKey({ columns: [table.operator_id, table.channel_id] }), index().on(table.channel_id)],
  )

export type MailList = ReturnType<typeof mailList>
