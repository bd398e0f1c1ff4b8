import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant, storedText } from './columns.ts'
import { events } from './events.ts'
import { grants } from './grants.ts'
import { packages, subscriptions } from './products.ts'
import { participants } from './roster.ts'

/** What an operator gives to an address without an account: its link makes it a grant, once. */
export const grantLinks = pgTable(
  'grant_links',
  {
    id: id(),
    channel_id: channelId(),
    /** Null: its account was deleted. */
    email: text(),
    /** What was chosen, as in grants. */
    type: text().notNull(),
    event_id: integer().references(() => events.id, { onDelete: 'cascade' }),
    package_id: integer().references(() => packages.id, { onDelete: 'cascade' }),
    subscription_id: integer().references(() => subscriptions.id, { onDelete: 'cascade' }),
    participant_id: integer().references(() => participants.id, { onDelete: 'cascade' }),
    product_name: storedText().notNull(),
    /** Why it is given, for operators. */
    note: text().notNull(),
    operator_email: text().notNull(),
    created_at: instant().notNull(),
    /** Of the access. */
    ends_at: instant().notNull(),
    /** Of the secret in the link that was mailed last; null: it is opened or taken back. */
    token_hash: text(),
    sent_at: instant().notNull(),
    opened_at: instant(),
    taken_back_at: instant(),
    grant_id: integer().references(() => grants.id, { onDelete: 'set null' }),
  },
  table => [
    index().on(table.channel_id, table.id),
    index().on(table.event_id),
    index().on(table.package_id),
    index().on(table.subscription_id),
    index().on(table.participant_id),
    index().on(table.grant_id),
    uniqueIndex('grant_links_token').on(table.token_hash),
    // A list that is sent again, or twice at once, mails nobody a second link to the same.
    uniqueIndex('grant_links_waiting')
      .on(
        table.channel_id,
        sql`lower(${table.email})`,
        table.type,
        sql`coalesce(${table.event_id}, ${table.package_id}, ${table.subscription_id}, 0)`,
        sql`coalesce(${table.participant_id}, 0)`,
      )
      .where(sql`${table.token_hash} is not null`),
    check('grant_links_type', sql`${table.type} in ('event', 'package', 'subscription', 'team')`),
  ],
)
