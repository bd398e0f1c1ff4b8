import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/db/embedded/index.ts'
import { migrate } from '../src/db/migrate.ts'
import { openJobQueue } from '../src/jobs/index.ts'
import { jobs } from '../src/start/jobs.ts'
import { databaseUrl, templateName } from './test-database.ts'

/** One PostgreSQL for the whole run. It is thrown away, so it may forget everything in a power cut. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: 'off',
}

export default async function setup(): Promise<() => Promise<void>> {
  const parent = mkdtempSync(path.join(tmpdir(), 'grandstand-test-'))
  // The user that PostgreSQL runs as has to pass through.
  chmodSync(parent, 0o755)
  const remove = () => rmSync(parent, { recursive: true, force: true, maxRetries: 5 })
  const postgres = await startEmbeddedPostgres({
    dir: path.join(parent, 'postgres'),
    log: () => {},
    settings,
  }).catch((error: unknown) => {
    remove()
    throw error
  })
  const stop = async () => {
    await postgres.stop()
    remove()
  }
  try {
    await createTemplate(postgres.connectionString)
  } catch (error) {
    await stop()
    throw error
  }
  process.env.TEST_DATABASE_ADMIN_URL = postgres.connectionString
  return stop
}

async function createTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(`create database ${templateName}`)
  } finally {
    await admin.end()
  }
  const url = databaseUrl(adminUrl, templateName)
  await migrate(url)
  await createQueues(url)
}

/** The queue's own tables take longer than all of ours; the process that has a site makes those of the site. */
async function createQueues(databaseUrl: string): Promise<void> {
  const anywhereJobs = jobs.map(job => ({ ...job, runsAtSite: false }))
  const queue = await openJobQueue({ databaseUrl, jobs: anywhereJobs, log: { warn() {} }, site: '' })
  await queue.stop()
}
