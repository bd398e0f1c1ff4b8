export { isFresh } from './describe-signal.ts'
export type { SignalRow } from './signal-store.ts'
export { startSignals } from './start-signals.ts'
export { watchCameras } from './watch-cameras.ts'
