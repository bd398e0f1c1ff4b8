export { createRosters } from './create-rosters.ts'
