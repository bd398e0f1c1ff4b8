import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'

/** Accounts of a channel elsewhere that an owner typed, where the file of secrets names none. */
export const channelServices = pgTable(
  'channel_services',
  {
    channel_id: channelId(),
    service: text().notNull(),
    /** Empty where the settings say it. */
    public_id: text().notNull(),
    sealed_secret: text().notNull(),
    set_by: text().notNull(),
    set_at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.service] }),
    check(
      'channel_services_service',
      sql`${table.service} in ('google', 'facebook', 'recaptcha', 'google_analytics')`,
    ),
  ],
)
