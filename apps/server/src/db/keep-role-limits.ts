import pg from 'pg'
import { type DatabaseUrls, isPooled } from './database-urls.ts'
import { openClient } from './open-client.ts'
import { sessionLimits } from './session-limits.ts'
import { sqlState } from './sql-state.ts'

/** Several processes start at once, and PostgreSQL refuses two changes of a role in one moment. */
const lock = 7_401_237
const notAllowed = '42501'
const ofSearch = 'pg_trgm.'

/**
 * A pooler lets no client set anything for its connection, so the role has the limits. Returns what to do where the
 * connections of the pool lack them all the same; null: nothing.
 */
export async function keepRoleLimits(urls: DatabaseUrls): Promise<string | null> {
  if (!isPooled(urls)) return null
  const client = await openClient(urls.directUrl)
  let wanted: string[] = []
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    wanted = await listMissing(client, decodeURIComponent(new URL(urls.url).username))
    for (const statement of wanted) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    if (sqlState(error) !== notAllowed) throw error
    return `The database's limits could not be set for the role of DATABASE_URL. Run as its superuser: ${wanted.join('; ')}.`
  } finally {
    await client.end()
  }
  return (await isLimited(urls.url))
    ? null
    : 'The pooler has connections from before the limits of their role were set: reconnect them (RECONNECT in the console of PgBouncer).'
}

/** The statements that a role without the limits needs. */
async function listMissing(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query(
    `select coalesce(nullif($1, ''), current_user) as role, current_database() as database,
       (select nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_trgm') as trgm,
       array(select unnest(setconfig) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
         join pg_roles r on r.oid = s.setrole
         where datname = current_database() and rolname = coalesce(nullif($1, ''), current_user)) as settings`,
    [name],
  )
  const [{ role, database, trgm, settings }] = rows
  const missing = Object.entries(sessionLimits)
    .filter(([limit]) => trgm !== null || !limit.startsWith(ofSearch))
    .filter(([limit, value]) => !settings.includes(`${limit}=${value}`))
  // Of an extension's settings PostgreSQL lets others than superusers keep those that it knows: it has to be loaded.
  if (missing.some(([limit]) => limit.startsWith(ofSearch)))
    await client.query(`select ${pg.escapeIdentifier(trgm)}.show_trgm('')`)
  const place = `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(database)}`
  return missing.map(([limit, value]) => `${place} set ${limit} = ${value}`)
}

async function isLimited(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query(`select where current_setting('statement_timeout') <> '0'`)
    return rowCount === 1
  } finally {
    await client.end()
  }
}
