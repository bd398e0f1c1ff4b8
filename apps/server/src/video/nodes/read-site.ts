import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../runtime/error-code.ts'

/** The name of this DATA_DIR, made once and kept in it. The same name means the same files. */
export async function readSite(dataDir: string): Promise<string> {
  const file = join(dataDir, 'place')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomUUID(), { flag: 'wx', flush: true })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
