export { createHostAsker } from './create-host-asker.ts'
