/** What the address of a call about a camera names. */
export interface CameraParams {
  channel: string
  id: string
  camera: string
}
