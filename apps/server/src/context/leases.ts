/**
 * The cameras that are this process's own: nobody else takes what their encoders send, or writes their recordings. A camera
 * has the id of its video.
 */
export interface Leases {
  /**
   * Its epoch, and the video that it records from now on: a new one where the files of the one before lie elsewhere. Null:
   * another process has the camera. `onLost` runs when another has taken it.
   */
  take(
    channelId: number,
    videoId: number,
    onLost: (videoId: number) => void,
  ): Promise<{ epoch: number; videoId: number } | null>
  /** Waits until it is sure that nobody has taken the camera; rejects once somebody has. Asked before each write. */
  mayWrite(videoId: number): Promise<void>
  /** All is written and no encoder sends: it stays for those who watch, until another process wants it. */
  rest(videoId: number): Promise<void>
  drop(videoId: number): Promise<void>
}
