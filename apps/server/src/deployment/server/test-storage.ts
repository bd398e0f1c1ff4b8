import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reply, studioCalls } from '@grandstand/contract'
import type { ObjectStorage } from '../../adapters/storage/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'

const maxProblem = 300

/** Where recordings end up: the storage, or the disk of the data where there is none beside it. */
export async function testStorage(
  ctx: Pick<Context, 'db' | 'now' | 'deployment'>,
  { session: { operator }, ip }: { session: OperatorSession; ip: string },
): Promise<Reply<typeof studioCalls.testStorage>> {
  const { storage, dataDir } = ctx.deployment
  const startedMs = performance.now()
  const problem = await (storage.objects ? tryObjects(storage.objects) : tryDisk(dataDir)).then(
    () => null,
    error => (error instanceof Error ? error.message : String(error)).slice(0, maxProblem),
  )
  await recordAction(ctx, { action: 'test_storage', operator, ip, details: { works: problem === null } })
  return { problem, took_ms: Math.round(performance.now() - startedMs) }
}

async function tryObjects(objects: ObjectStorage): Promise<void> {
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

async function tryDisk(dataDir: string): Promise<void> {
  const file = join(dataDir, `test-${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(file, file, { flush: true })
    if ((await readFile(file, 'utf8')) !== file) throw new Error('What was written could not be read')
  } finally {
    await rm(file, { force: true })
  }
}
