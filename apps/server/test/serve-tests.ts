import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Db, openDatabase } from '../src/db/connection.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts'
import { createTestDatabase } from './test-database.ts'

/** A server that stops after the last test of the file. What a file opens last closes first. */
export async function serveTests(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer(options)
  afterAll(() => server.stop())
  return server
}

/** An empty folder that is removed after the last test of the file. */
export async function makeTestFolder(prefix: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), prefix))
  afterAll(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** A database without a server, until the last test of the file. */
export async function openTestDatabase(): Promise<Db> {
  const database = await createTestDatabase()
  const { db, close } = openDatabase({ url: database.url, onError: () => {} })
  afterAll(async () => {
    await close()
    await database.drop()
  })
  return db
}
