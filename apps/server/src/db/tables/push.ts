import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { channelId, channels } from './channel.ts'
import { id, instant } from './columns.ts'
import { events } from './events.ts'
import { users } from './users.ts'

/** By which push services know a channel (VAPID). Whoever subscribed holds on to it, so it stays. */
export const pushKeys = pgTable('push_keys', {
  channel_id: integer()
    .primaryKey()
    .references(() => channels.id, { onDelete: 'cascade' }),
  public_key: text().notNull(),
  sealed_private_key: text().notNull(),
  made_at: instant().notNull(),
})

/** A device of a user that wants to be told something. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    channel_id: channelId(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the browser's push service; whoever knows it and the keys can write to the device. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    /** As the browser knows it; null: by the channel's clock. */
    time_zone: text(),
    /** What of the user's teams is told, see `noticeKinds`. */
    kinds: text().array().notNull().default([]),
    made_at: instant().notNull(),
    /** Since when its push service knows it no more; its browser may yet say where it is now. */
    gone_at: instant(),
  },
  table => [
    index().on(table.user_id),
    unique('push_subscriptions_device').on(table.channel_id, table.endpoint),
  ],
)

const subscriptionId = () =>
  integer()
    .notNull()
    .references(() => pushSubscriptions.id, { onDelete: 'cascade' })
const eventId = () =>
  integer()
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })

/** A game of which a device is reminded, whoever plays. */
export const pushReminders = pgTable(
  'push_reminders',
  {
    channel_id: channelId(),
    /** Of the device, so that the user's export has it. */
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscription_id: subscriptionId(),
    event_id: eventId(),
  },
  table => [
    primaryKey({ columns: [table.subscription_id, table.event_id] }),
    index().on(table.channel_id),
    index().on(table.user_id),
    index().on(table.event_id),
  ],
)

/** A game of which a user is reminded by mail, who has no device that can. */
export const mailReminders = pgTable(
  'mail_reminders',
  {
    channel_id: channelId(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event_id: eventId(),
    /** As it was spoken and told the time where the reminder was asked for. */
    language: text().notNull(),
    time_zone: text(),
    /** The start that was told. */
    told_start: instant(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.event_id] }),
    index().on(table.channel_id),
    index().on(table.event_id),
  ],
)

/** What a device is told, once: a row before it is queued, marked before it is sent. */
export const pushTellings = pgTable(
  'push_tellings',
  {
    channel_id: channelId(),
    subscription_id: subscriptionId(),
    event_id: eventId(),
    /** Within the game: `live`, `goal 7 3`. */
    name: text().notNull(),
    queued_at: instant().notNull(),
    sent_at: instant(),
  },
  table => [
    primaryKey({ columns: [table.subscription_id, table.event_id, table.name] }),
    index().on(table.channel_id),
    index().on(table.event_id),
    index().on(table.queued_at),
  ],
)
