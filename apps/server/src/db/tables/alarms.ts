import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { events } from './events.ts'
import { mailList } from './mail-list.ts'
import { videos } from './videos.ts'

/** What operators were called for. Each cause has one open alarm. */
export const alarms = pgTable(
  'alarms',
  {
    id: id(),
    channel_id: channelId(),
    kind: text().notNull(),
    /** Null: of the channel. */
    event_id: integer().references(() => events.id, { onDelete: 'cascade' }),
    /** Of the camera; null: of the whole game. */
    video_id: integer().references(() => videos.id, { onDelete: 'cascade' }),
    opened_at: instant().notNull(),
    /** Null: it still is so. */
    closed_at: instant(),
    acknowledged_at: instant(),
    /** The name of the operator who takes care of it; it stays when they leave. */
    acknowledged_by: text(),
  },
  table => [
    index().on(table.channel_id, table.id),
    index().on(table.event_id),
    index().on(table.video_id),
    uniqueIndex('alarms_open')
      .on(
        table.channel_id,
        table.kind,
        sql`coalesce(${table.event_id}, 0)`,
        sql`coalesce(${table.video_id}, 0)`,
      )
      .where(sql`${table.closed_at} is null`),
  ],
)

/** Operators who want a channel's alarms by mail, with their language. */
export const alarmMails = mailList('alarm_mails')
