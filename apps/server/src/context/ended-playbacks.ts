/** Players that were replaced or left, in whichever process. */
export interface EndedPlaybacks {
  /** At the latest two seconds after it happened. */
  has(playbackId: string): Promise<boolean>
}
