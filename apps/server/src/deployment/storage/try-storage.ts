import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ObjectStorage } from '../../adapters/storage/index.ts'

const maxProblem = 300
const limitMs = 20_000

/** Writes, reads and removes a small file. Null: all went well; else what was said, in its own words. */
export async function tryStorage(objects: ObjectStorage): Promise<string | null> {
  return tellProblem(Promise.race([writeAndRead(objects), tooLate()]))
}

/** In one line, short, and fit to be stored. */
export async function tellProblem(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    error => {
      const said = error instanceof Error ? error.message || error.name : String(error)
      return said.replaceAll('\0', '').toWellFormed().slice(0, maxProblem)
    },
  )
}

async function writeAndRead(objects: ObjectStorage): Promise<void> {
  const folder = `test-${randomUUID()}`
  const bytes = Buffer.from(folder)
  try {
    await objects.write(`${folder}/file`, bytes)
    const found = await objects.read(`${folder}/file`)
    if (!found?.equals(bytes)) throw new Error('What was written could not be read')
  } finally {
    await objects.remove(folder)
  }
}

async function tooLate(): Promise<never> {
  await sleep(limitMs, undefined, { ref: false })
  throw new Error(`No answer within ${limitMs / 1000} s`)
}
