import { diskStorage } from './disk-storage.ts'
import type { ObjectStorage } from './object-storage.ts'
import type { S3Options } from './s3-storage.ts'

export type { ObjectStorage } from './object-storage.ts'
export type StoragePlace = { kind: 'disk'; root: string } | ({ kind: 's3' } & S3Options)

/** Null: recordings stay where they are recorded. */
export async function openStorage(place: StoragePlace | null): Promise<ObjectStorage | null> {
  if (place === null) return null
  if (place.kind === 'disk') return diskStorage(place.root)
  // Large, and most servers have no need of it.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(place)
}
