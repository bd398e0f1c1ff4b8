import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/connection.ts'

const tables = [
  'channels',
  'channel_hosts',
  'color_settings',
  'images',
  'image_files',
  'static_blocks',
  'menu_items',
  'pages',
  'faq_entries',
  'event_categories',
  'event_locations',
  'participant_groups',
  'participants',
  'slides',
  'prerolls',
  'packages',
  'subscriptions',
  'custom_forms',
]

/** Every row of every table, of one channel or of all. */
export async function dumpChannels(db: Db, channelId?: number) {
  const read = async (table: string): Promise<Record<string, unknown>[]> => {
    const column = sql.raw(table === 'channels' ? 'id' : 'channel_id')
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} t
      where ${channelId ?? null}::int is null or ${column} = ${channelId ?? null}
      order by to_jsonb(t)::text`)
    return rows.map(each => each.row)
  }
  return Object.fromEntries(await Promise.all(tables.map(async table => [table, await read(table)] as const)))
}
