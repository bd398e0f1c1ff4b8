import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { channelId, channels } from './channel.ts'
import { id, instant } from './columns.ts'
import { eventId } from './events.ts'
import { userId } from './users.ts'

/** Push services know a channel by it (VAPID). Subscriptions depend on it, so it stays. */
export const pushKeys = pgTable('push_keys', {
  channel_id: integer()
    .primaryKey()
    .references(() => channels.id, { onDelete: 'cascade' }),
  public_key: text().notNull(),
  sealed_private_key: text().notNull(),
  made_at: instant().notNull(),
})

/** A device of a user that wants notices. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    channel_id: channelId(),
    user_id: userId(),
    /** Of the browser's push service; anyone with it and the keys can write to the device. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    /** As the browser knows it; null: by the channel's clock. */
    time_zone: text(),
    /** Notices of the user's teams, see `noticeKinds`. */
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

/** The game was live without a picture: the reminder comes when the picture does, and is then one of the start again. */
const isOfPicture = () => boolean().notNull().default(false)

/** A device's reminder of a game, whichever team plays. */
export const pushReminders = pgTable(
  'push_reminders',
  {
    channel_id: channelId(),
    /** Of the device, so that the user's export has it. */
    user_id: userId(),
    subscription_id: subscriptionId(),
    event_id: eventId(),
    is_of_picture: isOfPicture(),
  },
  table => [
    primaryKey({ columns: [table.subscription_id, table.event_id] }),
    index().on(table.channel_id),
    index().on(table.user_id),
    index().on(table.event_id),
  ],
)

/** A mail reminder of a game, for a user without a device that can. */
export const mailReminders = pgTable(
  'mail_reminders',
  {
    channel_id: channelId(),
    user_id: userId(),
    event_id: eventId(),
    /** The language and time zone of the page that asked for the reminder. */
    language: text().notNull(),
    time_zone: text(),
    /** The start in the mail. */
    told_start: instant(),
    is_of_picture: isOfPicture(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.event_id] }),
    index().on(table.channel_id),
    index().on(table.event_id),
  ],
)

/** Notices, once per device: a row before it is queued, marked before it is sent. */
export const pushNotices = pgTable(
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
