import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** An empty folder that is removed after the last test of the file. */
export async function makeTestFolder(name: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), `grandstand-${name}-`))
  afterAll(() => rm(dir, { recursive: true, force: true }))
  return dir
}
