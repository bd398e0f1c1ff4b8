export { addCamera } from './add-camera.ts'
export { createLeases } from './create-leases.ts'
export { createRecordings } from './create-recordings.ts'
export { createSrtListeners, type SrtListeners } from './create-srt-listeners.ts'
export { interruptInputs } from './interrupt-inputs.ts'
export { listCameras } from './list-cameras.ts'
export {
  findChannelOfEvent,
  type LiveInputRow,
  listInputs,
  lockInput,
  setCameraName,
} from './live-input-store.ts'
export { problemText } from './problem-text.ts'
export { rotateStreamKey } from './rotate-stream-key.ts'
export { startIngest } from './start-ingest.ts'
export { openStreamKey } from './stream-key.ts'
