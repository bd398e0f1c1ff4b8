/** What the storage has of recordings that this disk has not. */
export interface StoredCopies {
  /** Where browsers fetch from by `addressOf`, which pages must allow; null where they never do. */
  origin: string | null
  /** Brings a recording's book to this disk: with it the recording can be opened. False: there is none. */
  bringJournal(place: string, dir: string): Promise<boolean>
  read(place: string, name: string): Promise<Buffer | undefined>
  /** The storage's own address of a file that this disk has not; null where this server passes it on. */
  addressOf(place: string, name: string, seconds: number): Promise<string | null>
  /** In all sizes. */
  remove(place: string): Promise<void>
}
