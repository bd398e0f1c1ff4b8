import { join } from 'node:path'
import { z } from 'zod'
import { readProgram } from '../../db/schema-version.ts'
import { StartError } from '../../runtime/start-error.ts'
import { hashFile, readChecksums } from '../backup/index.ts'
import type { PackManifest } from './pack-manifest.ts'

/** The checksum of each file by its path. Throws a sentence where one is not as it was written. */
export async function checkPack(
  folder: string,
  { checksums }: PackManifest,
): Promise<ReadonlyMap<string, string>> {
  const list = await readChecksums(folder, checksums)
  if (!list)
    throw new StartError(`${folder} is damaged: its list of files has changed. Nothing was imported.`)
  for (const [path, checksum] of list) {
    const found = await hashFile(join(folder, path))
    if (found === checksum) continue
    const fault = found === null ? 'is missing' : 'is damaged'
    throw new StartError(`${join(folder, path)} ${fault}. Nothing was imported.`)
  }
  return list
}

/** Columns that mean something else would be filled without an error. */
export async function requireSameSchema(said: PackManifest, migration: number): Promise<void> {
  if (said.migration === migration) return
  const program = await readProgram()
  const advice =
    said.migration > migration
      ? `Upgrade this deployment to ${said.program}`
      : `Upgrade the other deployment to ${program}, and pack the channel once more`
  throw new StartError(
    `The channel was packed by ${said.program}, and its tables differ from those here. ${advice}.`,
  )
}

/** `taken` has the same key or the same number. */
export function requireFree(
  { channel_id, channel_key }: PackManifest,
  taken: { id: number; channel_key: string } | undefined,
): void {
  if (!taken) return
  if (taken.channel_key === channel_key)
    throw new StartError(`This deployment already has the channel ${channel_key}. Nothing was imported.`)
  throw new StartError(
    `This deployment already has a channel ${channel_id}, ${taken.channel_key}. Ids are kept, so that links and receipts go on working: import ${channel_key} into a deployment without channels. Nothing was imported.`,
  )
}

const refusedRow = z.object({
  code: z.string(),
  message: z.string(),
  table: z.string().optional(),
  detail: z.string().optional(),
})

/** PostgreSQL does not accept a row: a sentence says why. */
export function explainRefusal(error: unknown): unknown {
  const refused = refusedRow.safeParse(error)
  if (!refused.success) return error
  const { code, message, table = 'a table', detail = message } = refused.data
  if (code === '23505')
    return new StartError(
      `This deployment already uses an id of the channel, in ${table}: ${detail} Nothing was imported.`,
    )
  if (/^2[23]/.test(code))
    return new StartError(`The rows of ${table} cannot be read: ${message}. Nothing was imported.`)
  return error
}
