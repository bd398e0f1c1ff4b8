import { type AuditTarget, auditTargets } from '@grandstand/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { coupons, events, operators, slides, users, vodMediaItems } from '../../db/tables.ts'

const named = z.array(z.object({ type: z.enum(auditTargets), id: z.int(), name: z.string() }))

interface Target {
  type: AuditTarget
  id: number
}

/** A text, or the same in several languages: in the first that there is. */
const anyText = (column: SQL) =>
  sql`case jsonb_typeof(${column}) when 'string' then ${column} #>> '{}'
    else (select value from jsonb_each_text(${column}) limit 1) end`

/** What entries are about, by its name of now: the log outlives what it names, and holds nothing of a viewer. */
const tables: Partial<Record<AuditTarget, { table: SQL; name: SQL }>> = {
  user: {
    table: sql`${users}`,
    name: sql`coalesce(nullif(trim(t.first_name || ' ' || t.last_name), ''), t.email)`,
  },
  operator: { table: sql`${operators}`, name: sql`t.email` },
  event: { table: sql`${events}`, name: sql`t.sort_name` },
  coupon: { table: sql`${coupons}`, name: sql`t.code` },
  library: { table: sql`${vodMediaItems}`, name: anyText(sql`t.title`) },
  slide: { table: sql`${slides}`, name: anyText(sql`t.title`) },
}

/** One query for each kind that a page of the log has. */
export async function findTargetNames(db: Db, targets: readonly Target[]): Promise<Map<string, string>> {
  const kinds = Map.groupBy(targets, ({ type }) => type)
  const found = await Promise.all(
    [...kinds].map(async ([type, of]) => {
      const known = tables[type]
      if (!known) return []
      const ids = sql.param([...new Set(of.map(({ id }) => id))])
      const { rows } = await db.execute(sql`
        select ${type}::text as type, t.id, ${known.name} as name from ${known.table} t
        where t.id = any(${ids}::int[]) and ${known.name} is not null`)
      return named.parse(rows)
    }),
  )
  return new Map(found.flat().map(({ type, id, name }) => [targetKey({ type, id }), name]))
}

export const targetKey = ({ type, id }: Target) => `${type} ${id}`
