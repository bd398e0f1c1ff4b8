import { startDemoServer } from './support/demo-server.ts'

/** One demo server for all specs; those that break things start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startDemoServer()
  process.env.E2E_URL = server.url
  process.env.E2E_DATA_DIR = server.dataDir
  return server.stop
}
