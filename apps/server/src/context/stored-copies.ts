/** What the storage has of recordings that this disk has not. */
export interface StoredCopies {
  /** Where browsers fetch from by `addressOf`, which pages must allow; null where they never do. */
  origin: string | null
  /** Recordings are copied somewhere. */
  isOn(): Promise<boolean>
  /** To this folder, for good. Undefined: there is none. */
  bring(folder: string, name: string, dir: string): Promise<Buffer | undefined>
  read(folder: string, name: string): Promise<Buffer | undefined>
  /** The storage's own address of a file that this disk has not; null where this server passes it on. */
  addressOf(folder: string, name: string, seconds: number): Promise<string | null>
  /** In all sizes. */
  remove(folder: string): Promise<void>
}
