import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Tx } from '../../../db/connection.ts'

/** Which list a caller means. Only here are they put into statements. */
export * as tables from '../../../db/tables.ts'

/** A list of the channel, such as its teams. */
export type ListTable = PgTable & { id: AnyPgColumn; channel_id: AnyPgColumn }
/** A row as JSON, without the columns that are null. */
export type Row = Record<string, unknown>
/** The column that tells the rows of one channel apart. */
export type RowKey = 'alias' | 'url' | 'position' | 'path' | 'code'

export interface WhichListRows {
  /** Else by position; by alias where there is none. */
  orderBy?: RowKey
  /** Only the row that has this key. */
  key?: readonly [RowKey, string] | undefined
  /** Also what operators made, which the files neither know nor remove. */
  withOperators?: boolean
  /** Also what left the lists and is still needed. */
  withRetired?: boolean
}

/**
 * Rows travel as JSON, a whole list in one statement. Read so, a text like "2024" also stays a text:
 * drizzle parses what a jsonb column holds once more. Columns that are null are left out.
 */
export async function listRows<Row extends z.ZodType>(
  tx: Tx,
  channelId: number,
  table: ListTable,
  row: Row,
  { orderBy, key, withOperators = false, withRetired = false }: WhichListRows = {},
): Promise<z.infer<Row>[]> {
  const columns = getTableColumns(table)
  const order = orderBy ?? ('position' in columns ? 'position' : 'alias')
  const listed = 'retired_at' in columns && !withRetired ? sql`and retired_at is null` : sql``
  const chosen = key ? sql`and ${sql.identifier(key[0])} = ${key[1]}` : sql``
  const { rows } = await tx.execute(sql`
    select jsonb_strip_nulls(to_jsonb(list)) as row from ${table} as list
    where channel_id = ${channelId} ${chosen} ${listed} ${withOperators ? sql`` : ofFiles(table)}
    order by ${sql.identifier(order)}`)
  return rows.map(each => row.parse(each.row))
}

/** The names of listed rows, by id. */
export async function listNamesOf(
  tx: Tx,
  channelId: number,
  table: ListTable,
  key: RowKey,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const listed = 'retired_at' in getTableColumns(table) ? sql`and retired_at is null` : sql``
  const { rows } = await tx.execute(sql`
    select id, ${sql.identifier(key)} as name from ${table}
    where channel_id = ${channelId} and id = any(${sql.param([...ids])}::int[]) ${listed} ${ofFiles(table)}`)
  const named = z.array(z.object({ id: z.int(), name: z.string() })).parse(rows)
  return new Map(named.map(({ id, name }) => [id, name]))
}

/** Of retired ones too. */
export async function listAliases(tx: Tx, channelId: number, table: ListTable): Promise<Set<string>> {
  const { rows } = await tx.execute(sql`select alias from ${table} where channel_id = ${channelId}`)
  return new Set(rows.map(row => z.string().parse(row.alias)))
}

export async function renameRows(
  tx: Tx,
  channelId: number,
  table: ListTable,
  renames: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.execute(sql`
    update ${table} as stored set alias = renamed.value
    from jsonb_each_text(${JSON.stringify(Object.fromEntries(renames))}::jsonb) as renamed
    where stored.channel_id = ${channelId} and stored.alias = renamed.key`)
}

/** Beyond all that a channel will ever have. */
const previewIds = 999_000_000

/**
 * Overwrites rows with the same key, so that they keep their ids, and adds the others. Unchanged rows are not touched, so
 * that nobody waits for them. Returns the ids by key. Each preview adds its rows again, with the same ids each time.
 */
export async function upsertRows(
  tx: Tx,
  channelId: number,
  table: ListTable,
  key: RowKey,
  rows: readonly Row[],
  { isPreview = false } = {},
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const names = Object.values(getTableColumns(table)).map(column => column.name)
  // Videos are uploaded: files say nothing of them, and leave them.
  const columns = names.filter(name => name !== 'id' && name !== 'channel_id' && name !== 'video_id')
  const list = (write: (column: SQL) => SQL) =>
    sql.join(
      columns.map(name => write(sql`${sql.identifier(name)}`)),
      sql`, `,
    )
  const keyColumn = sql.identifier(key)
  const result = await tx.execute(sql`
    with wanted as (
      select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    ), known as (
      select stored.id, stored.${keyColumn} from ${table} as stored
      join wanted on stored.channel_id = ${channelId} and stored.${keyColumn} = wanted.${keyColumn}
    ), changed as (
      update ${table} as stored set ${list(column => sql`${column} = wanted.${column}`)}
      from wanted where stored.channel_id = ${channelId} and stored.${keyColumn} = wanted.${keyColumn}
        and (${list(column => sql`stored.${column}`)}) is distinct from (${list(column => sql`wanted.${column}`)})
    ), added as (
      insert into ${table} (${isPreview ? sql`id, ` : sql``}channel_id, ${list(column => column)})
      ${isPreview ? sql`overriding system value` : sql``}
      select ${isPreview ? sql`${previewIds} + row_number() over (order by wanted.${keyColumn}), ` : sql``}${channelId}::int, ${list(column => sql`wanted.${column}`)} from wanted
      where not exists (
        select from ${table} as stored
        where stored.channel_id = ${channelId} and stored.${keyColumn} = wanted.${keyColumn}
      )
      returning id, ${keyColumn}
    )
    select id, ${keyColumn}::text as key from known
    union all select id, ${keyColumn}::text as key from added`)
  const ids = z.array(z.object({ id: z.int(), key: z.string() })).parse(result.rows)
  return new Map(ids.map(row => [row.key, row.id]))
}

/** Rows that are `needed` by id leave the channel's lists and stay; the others go. */
export async function removeOtherRows(
  tx: Tx,
  channelId: number,
  table: ListTable,
  key: RowKey,
  keep: string[],
  needed: readonly number[] = [],
): Promise<void> {
  const isOther = sql`channel_id = ${channelId} ${ofFiles(table)}
    and ${sql.identifier(key)}::text not in (select jsonb_array_elements_text(${JSON.stringify(keep)}::jsonb))`
  const isNeeded = sql`id = any(${sql.param([...needed])}::int[])`
  if (needed.length > 0) {
    await tx.execute(
      sql`update ${table} set retired_at = now() where ${isOther} and ${isNeeded} and retired_at is null`,
    )
  }
  await tx.execute(sql`delete from ${table} where ${isOther} and not ${isNeeded}`)
}

/** Of a list that operators add to as well, what the files have said. */
function ofFiles(table: ListTable): SQL {
  return 'is_of_files' in getTableColumns(table) ? sql`and is_of_files` : sql``
}
