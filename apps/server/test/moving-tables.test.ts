import { expect, it } from 'vitest'
import { movingTables, sealedColumns, stayingTables } from '../src/deployment/channel-pack/moving-tables.ts'
import { openTestDatabase } from './serve-tests.ts'

const db = await openTestDatabase()
const { rows: columns } = await db.execute<{ table: string; column: string }>(`
  select c.relname as table, a.attname as column from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`)
const { rows: references } = await db.execute<{ from: string; to: string }>(`
  select f.relname as "from", t.relname as "to" from pg_constraint k
  join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace`)

it('each table either moves with its channel, or is said to stay and why', () => {
  const tables = new Set(columns.map(({ table }) => table))
  expect([...movingTables, ...Object.keys(stayingTables)].toSorted()).toEqual([...tables].toSorted())
})

it('what moves belongs to a channel, and refers to nothing that stays', () => {
  const ofChannel = columns.filter(({ column }) => column === 'channel_id').map(({ table }) => table)
  expect(movingTables.filter(table => table !== 'channels' && !ofChannel.includes(table))).toEqual([])
  const lost = references.filter(({ from, to }) => movingTables.includes(from) && !movingTables.includes(to))
  expect(lost).toEqual([])
})

it('what moves and is sealed is sealed again', () => {
  const sealed = columns
    .filter(({ table, column }) => movingTables.includes(table) && column.startsWith('sealed_'))
    .map(({ table, column }) => `${table}.${column}`)
  const resealed = Object.entries(sealedColumns).flatMap(([table, of]) =>
    Object.keys(of).map(column => `${table}.${column}`),
  )
  expect(sealed.toSorted()).toEqual(resealed.toSorted())
})
