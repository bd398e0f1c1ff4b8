import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/**
 * Where finished recordings are copied to, as owners of the deployment typed it where the environment says nothing. A row
 * never changes but in what is current: former places are still read.
 */
export const storages = pgTable(
  'storages',
  {
    id: id(),
    is_current: boolean().notNull(),
    /** `disk` has a root; `s3` has all the rest. */
    kind: text().notNull(),
    root: text().notNull(),
    bucket: text().notNull(),
    /** Ends with a slash where it is not empty. */
    prefix: text().notNull(),
    region: text().notNull(),
    /** Null: Amazon's own. */
    endpoint: text(),
    key_id: text().notNull(),
    sealed_secret: text().notNull(),
    keeps_local: boolean().notNull(),
    set_by: text().notNull(),
    set_at: instant().notNull(),
  },
  table => [
    uniqueIndex('storages_current').on(table.is_current).where(sql`${table.is_current}`),
    check('storages_kind', sql`${table.kind} in ('disk', 's3')`),
  ],
)
