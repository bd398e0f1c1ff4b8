import { expect, it } from 'vitest'
import { openTestDatabase } from './serve-tests.ts'

const db = await openTestDatabase()

/** Columns that refer to another table and begin no index: whatever they refer to could go only after a look at every row. */
async function listBareForeignKeys(): Promise<string[]> {
  const { rows } = await db.execute<{ columns: string }>(`
    select format('%s (%s)', c.conrelid::regclass, (
      select string_agg(a.attname, ', ' order by key.place)
      from unnest(c.conkey) with ordinality as key (number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key.number
    )) as columns
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indisvalid
      -- Nobody looks for rows that refer to nothing.
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', (
        select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1])))
      -- Of several columns the first tells enough.
      and i.indkey[0] = c.conkey[1]
    )
    order by 1`)
  return rows.map(row => row.columns)
}

it('every foreign key of every table begins an index', async () => {
  expect(await listBareForeignKeys()).toEqual([])
  await db.execute('create table bare (event_id integer references events)')
  expect(await listBareForeignKeys()).toEqual(['bare (event_id)'])
})
