import { z } from 'zod'
import { waitingJob } from '../../jobs/index.ts'

const content = {
  made_at: z.iso.datetime(),
  /** The newest migration of the database: what is restored begins there and is migrated on. */
  migration: z.int(),
  /** In an order in which each table comes after those that it refers to. */
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** The version that made it, such as `Grandstand 1.2.0`; older ones do not say. */
  program: z.string().optional(),
  /** What was still to be done. */
  jobs: z.array(waitingJob),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.int() })),
}

/** Describes a backup; a folder without it is not a backup. */
export const manifest = z.discriminatedUnion('format', [
  /** Of older versions, without checksums. */
  z.strictObject({ ...content, format: z.literal(1) }),
  /** `checksums` is the checksum of the list of all checksums. */
  z.strictObject({
    ...content,
    format: z.literal(2),
    checksums: z.string(),
  }),
])
export type Manifest = z.infer<typeof manifest>
export type DumpedTable = Manifest['tables'][number]

export const manifestFile = 'backup.json'
export const filesFolder = 'files'
export const tableFile = (name: string) => `database/${name}.copy`
