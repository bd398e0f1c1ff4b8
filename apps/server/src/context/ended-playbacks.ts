/** Players that were replaced or left, in whichever process. */
export interface EndedPlaybacks {
  /** At the latest two seconds after it happened. */
  has(playbackId: string): Promise<boolean>
  /** Nobody can renew an address just now. */
  isAway(): boolean
  /** When the database was last heard of, while it is away; null: it is there, or was away for too long. */
  awaySince(): Date | null
}
