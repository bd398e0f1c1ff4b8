import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { serverFolder } from '../runtime/server-folder.ts'
import { StartError } from '../runtime/start-error.ts'
import type { Db } from './connection.ts'

export const migrationsFolder = join(serverFolder, 'src/db/migrations')

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.int(), tag: z.string() })) })
const stored = z.tuple([
  z.object({ count: z.coerce.number(), last: z.coerce.number().nullable(), program: z.string().nullable() }),
])

const storedQuery = `
  select count(*) as count, max(created_at) as last,
    obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class') as program
  from drizzle.__drizzle_migrations`

export async function readJournal(folder: string): Promise<z.infer<typeof journal>> {
  return journal.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')))
}

/**
 * Refuses a database that a newer program has migrated: this one would write rows that the newer one cannot read. Returns
 * the number of its migrations.
 */
export async function checkSchemaVersion(client: pg.Client, folder: string): Promise<number> {
  const { rows: tables } = await client.query(
    `select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`,
  )
  if (tables.length === 0) return 0
  const { entries } = await readJournal(folder)
  const { count, last, program } = await readStored(client)
  if (last !== null && last > Math.max(...entries.map(({ when }) => when)))
    throw new StartError(
      `The database is newer than this program: it has ${count} migrations, and ${await readProgram()} knows ${entries.length}. ` +
        `Start ${program ?? 'the newer version'} or later, or restore a backup from before the upgrade (docs/upgrading.md).`,
    )
  return count
}

/** False: a newer program has made it. */
export async function isKnownMigration(when: number): Promise<boolean> {
  const { entries } = await readJournal(migrationsFolder)
  return when <= Math.max(...entries.map(entry => entry.when))
}

/** The comment on the table of migrations names the program that brought the newest: the oldest that can use them. */
export async function markSchemaVersion(client: pg.Client, countBefore: number): Promise<void> {
  const { count, program } = await readStored(client)
  if (count === countBefore && program !== null) return
  const { rows } = await client.query(`select quote_literal($1) as text`, [await readProgram()])
  await client.query(`comment on table drizzle.__drizzle_migrations is ${rows[0]?.text}`)
}

async function readStored(client: pg.Client) {
  const { rows } = await client.query(storedQuery)
  return stored.parse(rows)[0]
}

const packageFile = z.object({ version: z.string() })

export interface SchemaState {
  /** How many steps the database has taken, and how many this program knows. */
  migrations: number
  known_migrations: number
  /** `newer`: a later program has migrated it while this one runs. */
  database: 'same' | 'newer' | 'older'
  /** The program that brought its newest step: the oldest that can use it. Null: nobody wrote it down. */
  database_by: string | null
}

/** Whether the database is of this program's version. */
export async function compareSchema(db: Db): Promise<SchemaState> {
  const [{ rows }, { entries }] = await Promise.all([db.execute(storedQuery), readJournal(migrationsFolder)])
  const { count, last, program } = stored.parse(rows)[0]
  const newest = Math.max(...entries.map(({ when }) => when))
  const database = last === newest ? 'same' : (last ?? 0) > newest ? 'newer' : 'older'
  return { migrations: count, known_migrations: entries.length, database, database_by: program }
}

export async function readProgram(): Promise<string> {
  const { version } = packageFile.parse(
    JSON.parse(await readFile(join(serverFolder, 'package.json'), 'utf8')),
  )
  return `Grandstand ${version}`
}
