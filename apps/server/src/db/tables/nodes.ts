import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The processes of the deployment. Times are the database's own: machines may disagree about theirs. */
export const nodes = pgTable(
  'nodes',
  {
    id: text().primaryKey(),
    roles: text().array().notNull(),
    /** Where other processes reach it. */
    url: text().notNull(),
    /** Processes that share a site share their files. */
    site: text('place').notNull(),
    heartbeat_at: instant().notNull(),
    is_draining: boolean().notNull().default(false),
    /** Where encoders may send to, see `EncoderPorts`; null where they may not. */
    encoder_ports: jsonb(),
    /** Of the disk on which it records; null: it records nothing. */
    free_bytes: bigint({ mode: 'number' }),
  },
  table => [index().on(table.heartbeat_at)],
)

/** Work that one process at a time does; a process that does not renew its lease loses it. */
export const duties = pgTable('duties', {
  name: text().primaryKey(),
  node_id: text().notNull(),
  until: instant().notNull(),
})
