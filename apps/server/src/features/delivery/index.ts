export { createRungList, type RungList } from './create-rung-list.ts'
export { createStoredCopies } from './create-stored-copies.ts'
export { listReadyRungs } from './rung-store.ts'
export { startStoring } from './start-storing.ts'
