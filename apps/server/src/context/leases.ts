export interface TakenLease {
  epoch: number
  videoId: number
  /** Nobody else has had it since this process had it last. */
  isContinued: boolean
  /** Until then another process may have shown what is not stored anywhere; null: there is no such time. */
  lostUntil: Date | null
}

/**
 * The cameras that are this process's own: nobody else takes what their encoders send, or writes their recordings. A camera
 * has the id of its video.
 */
export interface Leases {
  /**
   * Its epoch, and the video that it records from now on: a new one where the files of the one before lie elsewhere and
   * the storage has not all of them. Null: another process has the camera. `onLost` runs when another has taken it.
   */
  take(channelId: number, videoId: number, onLost: (videoId: number) => void): Promise<TakenLease | null>
  /** Undefined: it is not this process's own. */
  epochOf(videoId: number): number | undefined
  /**
   * Asked before each write: waits until it is sure that nobody has taken the camera since, and rejects once somebody has, also
   * where it was taken back.
   */
  guard(videoId: number): () => Promise<void>
  /** All is written and no encoder sends: it stays for those who watch, until another process wants it. */
  rest(videoId: number): Promise<void>
  drop(videoId: number): Promise<void>
}
