export { importFile } from './import-file.ts'
export { listReplayFiles } from './list-replay-files.ts'
export { processFile } from './process-file.job.ts'
