import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant, storedText } from './columns.ts'
import { events } from './events.ts'
import { packages, subscriptions } from './products.ts'
import { participants } from './roster.ts'
import { userId } from './users.ts'

/** What an operator gave somebody: it opens as an order does, and nothing was paid. It goes with its holder's account. */
export const grants = pgTable(
  'grants',
  {
    id: id(),
    channel_id: channelId(),
    user_id: userId(),
    type: text().notNull(),
    event_id: integer().references(() => events.id),
    /** Of a single game too: the single-event package that it would be bought as. */
    package_id: integer().references(() => packages.id),
    subscription_id: integer().references(() => subscriptions.id),
    /** The team whose games are given, or of a team pass. */
    participant_id: integer().references(() => participants.id),
    // What it opens, as `takeScope` found it when it was given: see orders.
    all_categories: boolean().notNull(),
    event_category_ids: integer().array().notNull(),
    newest_category_id: integer().notNull(),
    is_team_pass: boolean().notNull(),
    capabilities: text().array().notNull(),
    product_name: storedText().notNull(),
    /** Why it was given, for operators. */
    note: text().notNull(),
    /** The operator who gave it; empty: the command line. Operators may leave, and their gifts stay. */
    operator_email: text().notNull(),
    created_at: instant().notNull(),
    /** Ending it early moves this. */
    ends_at: instant().notNull(),
  },
  table => [
    index().on(table.channel_id, table.id),
    index().on(table.event_id),
    index().on(table.package_id),
    index().on(table.subscription_id),
    index().on(table.participant_id),
    // Playback reads only these.
    index('grants_of_user').on(table.user_id, table.ends_at),
    check(
      'grants_categories',
      sql`not ${table.all_categories} or cardinality(${table.event_category_ids}) = 0`,
    ),
    check('grants_type', sql`${table.type} in ('event', 'package', 'subscription', 'team')`),
  ],
)
