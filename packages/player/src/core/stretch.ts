/** From one position in a video to another. */
export interface Stretch {
  startSeconds: number
  endSeconds: number
}
