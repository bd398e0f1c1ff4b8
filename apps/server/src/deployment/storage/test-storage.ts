import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reply, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { tellProblem, tryStorage } from './try-storage.ts'

/** Where recordings end up: the storage, or the disk of the data where there is none beside it. */
export async function testStorage(
  ctx: Pick<Context, 'db' | 'now' | 'deployment' | 'storages'>,
  { session: { operator }, ip }: { session: OperatorSession; ip: string },
): Promise<Reply<typeof studioCalls.testStorage>> {
  const { current } = await ctx.storages.now()
  const startedMs = performance.now()
  const problem = await (current ? tryStorage(current) : tellProblem(tryDisk(ctx.deployment.dataDir)))
  await recordAction(ctx, { action: 'test_storage', operator, ip, details: { works: problem === null } })
  return { problem, took_ms: Math.round(performance.now() - startedMs) }
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
