export { findRunningPostgres } from './find-running-postgres.ts'
export { describePostgres, pausePostgres, resumePostgres } from './pause.ts'
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'
