import { type Filler, withoutIndexes } from './fill-events.ts'

/** More than the ids of one channel. */
const idsOfOne = 100_000
/** What is large and shared, belongs to a process, or has a name that is taken. */
const leftAway = ['channel_hosts', 'image_files', 'audit_log', 'event_changes']

interface Column {
  table: string
  column: string
  is_id: boolean
  /** It refers to rows without a foreign key. */
  is_id_list: boolean
}

interface Reference {
  table: string
  column: string
  to_table: string
  to_column: string
}

/**
 * Makes so many copies of the only channel, with all that it holds, at hosts of their own: `league-2.test` and so on.
 * Written past the verbs and their checks.
 */
export async function copyChannel(client: Filler, copies: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query("set maintenance_work_mem = '512MB'")
  await client.query('set synchronous_commit = off')
  await client.query(`
    insert into channels (id, channel_key, revision, events_cursor, settings) overriding system value
    select c.id + k, 'league-' || (c.id + k), c.revision, c.events_cursor, c.settings
    from channels c, generate_series(1, ${copies}) as k`)
  await client.query(`
    insert into channel_hosts (host, channel_id, position)
    select 'league-' || id || '.test', id, 0 from channels where channel_key like 'league-%'`)
  const columns = await listColumns(client)
  const moved = findMoved(columns, await listReferences(client))
  await withoutIndexes(client, async () => {
    for (const [table, ofTable] of Map.groupBy(columns, column => column.table))
      await copyRows(client, table, ofTable, moved, copies)
  })
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
}

const nameOf = (table: string, column: string) => `${table}.${column}`

async function copyRows(
  client: Filler,
  table: string,
  columns: readonly Column[],
  moved: ReadonlySet<string>,
  copies: number,
): Promise<void> {
  const names = columns.map(({ column }) => `"${column}"`)
  const values = columns.map(({ column, is_id_list }) => {
    if (column === 'channel_id') return 't.channel_id + k'
    if (is_id_list)
      return `array(select id + k * ${idsOfOne} from unnest(t."${column}") with ordinality as listed(id, n) order by n)`
    // Lists of pictures refer to them without a foreign key.
    return moved.has(nameOf(table, column)) ? `t."${column}" + k * ${idsOfOne}` : `t."${column}"`
  })
  await client.query(`
    insert into ${table} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from ${table} t, generate_series(1, ${copies}) as k
    where t.channel_id = (select min(id) from channels)`)
}

/** Ids of rows that are copied, and what points at them. */
function findMoved(columns: readonly Column[], references: readonly Reference[]): ReadonlySet<string> {
  const moved = new Set(
    columns.filter(({ is_id }) => is_id).map(({ table, column }) => nameOf(table, column)),
  )
  const follow = (): boolean => {
    const next = references.filter(
      ({ table, column, to_table, to_column }) =>
        moved.has(nameOf(to_table, to_column)) && !moved.has(nameOf(table, column)),
    )
    for (const { table, column } of next) moved.add(nameOf(table, column))
    return next.length > 0
  }
  while (follow());
  return moved
}

/** Of tables whose rows belong to a channel; parts of tables and what PostgreSQL makes itself are not among them. */
async function listColumns(client: Filler): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select t.relname as table, a.attname as column, a.attidentity <> '' as is_id,
       a.atttypid = 'int4[]'::regtype and a.attname like '%\\_ids' as is_id_list
     from pg_class t join pg_attribute a on a.attrelid = t.oid
     where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not t.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and t.relname <> all ($1)
       and exists (select from pg_attribute c where c.attrelid = t.oid and c.attname = 'channel_id')
     order by t.relname, a.attnum`,
    [leftAway],
  )
  return rows
}

async function listReferences(client: Filler): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select f.conrelid::regclass::text as table, own.attname as column, f.confrelid::regclass::text as to_table,
       other.attname as to_column
     from pg_constraint f, unnest(f.conkey, f.confkey) as pair(own_key, other_key), pg_attribute own, pg_attribute other
     where f.contype = 'f' and own.attrelid = f.conrelid and own.attnum = own_key
       and other.attrelid = f.confrelid and other.attnum = other_key`,
  )
  return rows
}
