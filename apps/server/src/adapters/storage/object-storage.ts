/** Where finished recordings are kept beyond this machine's own disk. Keys look like `3/17/720p/segment-4.m4s`. */
export interface ObjectStorage {
  /** The files right below the folder: their sizes in bytes by their names. */
  list(folder: string): Promise<Map<string, number>>
  /** Undefined where there is none; throws where the storage is away. */
  read(key: string): Promise<Buffer | undefined>
  /** Whole or not at all. */
  write(key: string, bytes: Buffer): Promise<void>
  /** The folder with all that is below it. */
  remove(folder: string): Promise<void>
  /** An address that opens this one file for so long at least; null where the storage gives none. */
  presign(key: string, seconds: number): Promise<string | null>
}
