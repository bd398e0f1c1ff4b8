import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The one that an owner of the deployment typed, where the environment names none. */
export const mailServers = pgTable(
  'mail_servers',
  {
    id: integer().primaryKey(),
    host: text().notNull(),
    port: integer().notNull(),
    /** One of `mailSecurities`. */
    security: text().notNull(),
    user_name: text().notNull(),
    sealed_password: text().notNull(),
    /** Null: mails come from each channel's contact address. */
    sender: text(),
    set_by: text().notNull(),
    set_at: instant().notNull(),
  },
  table => [check('mail_servers_one', sql`${table.id} = 1`)],
)
