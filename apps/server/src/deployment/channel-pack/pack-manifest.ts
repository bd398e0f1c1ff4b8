import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../../runtime/start-error.ts'

/** Describes the channel in a folder; a folder without it is not a packed channel. */
const packManifest = z.strictObject({
  format: z.literal(1),
  channel_id: z.int().positive(),
  channel_key: z.string(),
  made_at: z.iso.datetime(),
  program: z.string(),
  /** The newest migration of the database that it comes from. */
  migration: z.int(),
  /** In an order in which each table comes after those that it refers to. */
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.int() })),
  /** What does not come along, for those who go on with it. */
  operators: z.array(z.strictObject({ email: z.string(), role: z.string() })),
  /** Accounts for payments that the platform of the former deployment has connected. */
  connected_accounts: z.array(z.string()),
  /** The names of its secrets in the file of secrets. */
  file_secrets: z.array(z.string()),
  /** Opens with the key of the folder alone. */
  proof: z.string(),
  /** The checksum of the list of all checksums. */
  checksums: z.string(),
})
export type PackManifest = z.infer<typeof packManifest>

export const packManifestFile = 'channel.json'
export const mediaFolder = 'media'
export const rowsFile = (table: string) => `rows/${table}.copy`
/** Beside the folder, so that it travels another way. */
export const keyFileOf = (folder: string) => `${folder}.key`
export const proofPurpose = 'channel-pack'

export async function readPackManifest(folder: string): Promise<PackManifest> {
  try {
    return packManifest.parse(JSON.parse(await readFile(join(folder, packManifestFile), 'utf8')))
  } catch {
    throw new StartError(`${folder} is not a packed channel: its ${packManifestFile} cannot be read.`)
  }
}
