import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { isKnownMigration } from '../../db/schema-version.ts'
import { secretKeyFile } from '../../runtime/secret-key-file.ts'
import { readManifest } from './check-backup.ts'
import { filesFolder, type Manifest, tableFile } from './manifest.ts'

export interface BackupContent {
  made_at: string
  /** Null: older versions do not say. */
  program: string | null
  /** This program is older, and cannot restore it. */
  is_newer: boolean
  channels: string[]
  games: number
  users: number
  orders: number
  rows: number
  /** The key that opens what is sealed in it. */
  has_key: boolean
}

/** Enough to be recognised; a list is shown. */
const maxChannels = 20
const maxBytes = 1_000_000
const named = z.object({
  name: z.union([z.string(), z.record(z.string(), z.string())]),
  language: z.string().default(''),
})

/** What a backup holds, as it says itself. Throws a sentence where it is none. */
export async function describeBackup(backup: string): Promise<BackupContent> {
  const said = await readManifest(backup)
  const count = (table: string) => said.tables.find(({ name }) => name === table)?.rows ?? 0
  return {
    made_at: said.made_at,
    program: said.program ?? null,
    is_newer: !(await isKnownMigration(said.migration)),
    channels: await listChannels(said, backup),
    games: count('events'),
    users: count('users'),
    orders: count('orders'),
    rows: said.tables.reduce((sum, { rows }) => sum + rows, 0),
    has_key: await access(join(backup, filesFolder, secretKeyFile)).then(
      () => true,
      () => false,
    ),
  }
}

async function listChannels({ tables }: Manifest, backup: string): Promise<string[]> {
  const columns = tables.find(({ name }) => name === 'channels')?.columns ?? []
  // What is missing is found out by its check.
  const start = await text(createReadStream(join(backup, tableFile('channels')), { end: maxBytes })).catch(
    () => '',
  )
  const rows = start.split('\n').slice(0, -1).slice(0, maxChannels)
  const found = rows.map(row => {
    const fields = row.split('\t')
    const field = (name: string) => unescapeField(fields[columns.indexOf(name)] ?? '')
    return readName(field('settings')) ?? field('channel_key')
  })
  return found.toSorted()
}

function readName(settings: string): string | null {
  try {
    const { name, language } = named.parse(JSON.parse(settings))
    return typeof name === 'string' ? name : (name[language] ?? Object.values(name)[0] ?? null)
  } catch {
    return null
  }
}

const escapes: Record<string, string> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v' }

/** As COPY writes a text. */
const unescapeField = (field: string) =>
  field.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter)
