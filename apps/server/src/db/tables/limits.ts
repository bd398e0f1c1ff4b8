import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** As `rate-limiter-flexible` reads and writes it; keys are hashes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  table => [index().on(table.expire)],
)
