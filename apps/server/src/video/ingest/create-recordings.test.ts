import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addSegment, beginSegment } from '@grandstand/media/test-segments'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fixStorages } from '../../context/storages.ts'
import { createLog } from '../../runtime/create-log.ts'
import { createStoredCopies } from '../videos/index.ts'
import { createRecordings } from './create-recordings.ts'

let mediaDir: string
beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'grandstand-recordings-'))
})
afterEach(() => rm(mediaDir, { recursive: true }))

/** As each process of a deployment has them, on one disk. */
async function createProcess() {
  const log = createLog('silent')
  const storages = await fixStorages(null, { keepsLocal: true, isRedirecting: false })
  const copies = createStoredCopies({ log, storages }, mediaDir)
  return createRecordings({ log, copies }, mediaDir)
}

async function look(): Promise<unknown[]> {
  const dir = join(mediaDir, '1', '2')
  const names = (await readdir(dir)).toSorted()
  return Promise.all(
    names.map(async name => [
      name,
      await readFile(join(dir, name), 'latin1'),
      (await stat(join(dir, name))).mtimeMs,
    ]),
  )
}

it('a recording that another process writes is found unchanged, and followed to its end', async () => {
  const [owner, web] = [await createProcess(), await createProcess()]
  expect(await web.find(1, 2)).toBe(null)
  const writer = await owner.open(1, 2)
  await addSegment(writer)
  beginSegment(writer)
  await writer.flush()
  const before = await look()
  expect(await web.find(1, 2)).toMatchObject({ endSeconds: 2, isEnded: false })
  expect(await look()).toEqual(before)

  writer.endSegment()
  await owner.end(1, 2)
  await expect.poll(() => web.find(1, 2)).toMatchObject({ endSeconds: 3, isEnded: true })
  await owner.remove(1, 2)
  expect(await owner.find(1, 2)).toBe(null)
})

it('a recording that this process writes includes parts that are not on the disk yet', async () => {
  const owner = await createProcess()
  const writer = await owner.open(1, 2)
  await addSegment(writer)
  beginSegment(writer)
  expect(await owner.find(1, 2)).toBe(writer)
})

it('a recording that another process continues after its end goes on after what that process added', async () => {
  const [first, second] = [await createProcess(), await createProcess()]
  await addSegment(await first.open(1, 2))
  await first.end(1, 2)
  await addSegment(await second.reopen(1, 2))
  await expect.poll(() => first.find(1, 2)).toMatchObject({ endSeconds: 4, isEnded: false })
  await second.end(1, 2)
  const again = await first.reopen(1, 2)
  await addSegment(again)
  expect(again.segments.map(({ number }) => number)).toEqual([0, 1, 2])
})
