/** Players that were replaced, left or shut out, in whichever process. */
export interface EndedPlaybacks {
  /** At the latest two seconds after it happened. */
  has(playbackId: string): Promise<boolean>
  /** Of all that were heard of, those that came after so many. Reads at most once a second, for all who ask. */
  after(count: number): Promise<{ ids: string[]; count: number }>
  /** Nobody can renew an address just now. */
  isAway(): boolean
  /** When the database was last heard of, while it is away; null: it is there, or was away for too long. */
  awaySince(): Date | null
}
