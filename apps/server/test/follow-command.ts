import { afterEach, beforeEach, vi } from 'vitest'
import type { TestServer } from './start-test-server.ts'

/** Runs a command as `npm run` does, on the server's own database and folder, and gives what it said, line by line. */
export function followCommand(
  findServer: () => Pick<TestServer, 'databaseUrl' | 'dataDir'>,
  command: (args: string[]) => Promise<number>,
) {
  let said: string[] = []
  beforeEach(() => {
    vi.stubEnv('DATABASE_URL', findServer().databaseUrl)
    vi.stubEnv('DATA_DIR', findServer().dataDir)
    for (const name of ['log', 'error'] as const)
      vi.spyOn(console, name).mockImplementation(line => void said.push(line))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
  return async (...args: string[]) => {
    said = []
    const code = await command(args)
    return { code, said: said.map(line => line.trim().replaceAll(/\s+/g, ' ')) }
  }
}
