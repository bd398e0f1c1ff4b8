import { diskStorage } from './disk-storage.ts'
import type { ObjectStorage } from './object-storage.ts'
import type { S3Options } from './s3-storage.ts'

export type { ObjectStorage } from './object-storage.ts'
export type StorageTarget = { kind: 'disk'; root: string } | ({ kind: 's3' } & S3Options)

/** Null: recordings stay where they are recorded. */
export async function openStorage(target: StorageTarget | null): Promise<ObjectStorage | null> {
  if (target === null) return null
  if (target.kind === 'disk') return diskStorage(target.root)
  // Large, and most servers have no need of it.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(target)
}
