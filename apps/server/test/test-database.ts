import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const templateName = 'grandstand_template'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** A migrated, empty database of the test's own; with another template, not even migrated. */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const adminUrl = process.env.TEST_DATABASE_ADMIN_URL
  if (!adminUrl) throw new Error('TEST_DATABASE_ADMIN_URL is not set: global-setup.ts has not run')
  const name = `test_${randomBytes(8).toString('hex')}`
  // Through the log and the buffers, as is usual, it takes twice the work.
  await runAsAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseUrl(adminUrl, name),
    // A pool that a failed test left open must not keep the database.
    drop: () => runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
