export { addCamera } from './add-camera.ts'
export { bringRecording } from './bring-recording.ts'
export {
  type CameraRow,
  findChannelOfEvent,
  listEventCameras,
  lockCamera,
  setCameraName,
  setCameraProblem,
} from './camera-store.ts'
export { createLeases } from './create-leases.ts'
export { createRecordings } from './create-recordings.ts'
export { createSrtListeners, type SrtListeners } from './create-srt-listeners.ts'
export { interruptCameras } from './interrupt-cameras.ts'
export { listCameras } from './list-cameras.ts'
export { problemText } from './problem-text.ts'
export { rotateStreamKey } from './rotate-stream-key.ts'
export { startIngest } from './start-ingest.ts'
export { openStreamKey } from './stream-key.ts'
