import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { alarms } from './alarms.ts'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { operators } from './operators.ts'

/** Devices on which operators get a channel's red alarms. */
export const alarmDevices = pgTable(
  'alarm_devices',
  {
    id: id(),
    channel_id: channelId(),
    operator_id: integer()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    made_at: instant().notNull(),
  },
  table => [
    unique('alarm_devices_device').on(table.channel_id, table.endpoint),
    index().on(table.operator_id),
  ],
)

/** What a device was told of an alarm: that it began, later that it is over. */
export const alarmPushes = pgTable(
  'alarm_pushes',
  {
    channel_id: channelId(),
    alarm_id: integer()
      .notNull()
      .references(() => alarms.id, { onDelete: 'cascade' }),
    device_id: integer()
      .notNull()
      .references(() => alarmDevices.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    /** Marked before it is sent, so that only one process does. */
    sent_at: instant(),
  },
  table => [
    primaryKey({ columns: [table.alarm_id, table.device_id] }),
    index().on(table.channel_id),
    index().on(table.device_id),
    check('alarm_pushes_state', sql`${table.state} in ('open', 'over')`),
  ],
)
