import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../../context/context.ts'
import { readFolder } from './read-folder.ts'
import { type StoredSoFar, storeLines } from './store-lines.ts'
import { listStoredJournals } from './stored-journal-store.ts'

/** A storage that is away is tried again after so long. */
const retryMs = 1_000
/** A process that ends waits for the storage so long. */
const stopMs = 5_000

interface Options {
  mediaDir: string
  /** Under which lease this process records the video; undefined: another does, or nobody. */
  epochOf: (videoId: number) => number | undefined
}

/** Of one recording; its journal on the disk is the queue, so that what waits costs no memory. */
interface Storing {
  stored: StoredSoFar | null
  /** Its journal has grown since it was last looked at. */
  isDue: boolean
  running: Promise<void> | null
}

/**
 * Copies what this process records to the storage as it comes: each segment once it is whole, then the line of the journal
 * that lists it. So another machine can go on with the recording. A storage that is away or hangs holds up nothing but this.
 */
export function createLiveStoring(
  ctx: Pick<Context, 'db' | 'log' | 'storages'>,
  { mediaDir, epochOf }: Options,
) {
  const storings = new Map<string, Storing>()
  let hasTold = false
  const stopping = new AbortController()

  async function findStored(folder: string, epoch: number): Promise<StoredSoFar> {
    const { channelId, videoId, rung } = readFolder(folder)
    const journals = await listStoredJournals(ctx.db, channelId, videoId)
    const ofRung = journals.filter(one => one.rung === rung)
    const own = ofRung.find(one => one.epoch === epoch) ?? { rung, epoch, pages: 0, bytes: 0, tail: '' }
    return { bytes: ofRung.reduce((sum, { bytes }) => sum + bytes, 0), own }
  }

  /** False: there is nothing more. */
  async function storeNext(folder: string, storing: Storing): Promise<boolean> {
    const { channelId, videoId } = readFolder(folder)
    const epoch = epochOf(videoId)
    const { current: storage } = await ctx.storages.now()
    if (storage === null || epoch === undefined) return false
    if (storing.stored?.own.epoch !== epoch) storing.stored = await findStored(folder, epoch)
    const target = { storage, channelId, videoId, folder, dir: join(mediaDir, folder) }
    const next = await storeLines(ctx.db, target, storing.stored)
    if (next) storing.stored = next
    return next !== null
  }

  async function run(folder: string, storing: Storing): Promise<void> {
    while (storing.isDue && !stopping.signal.aborted) {
      storing.isDue = false
      try {
        while (await storeNext(folder, storing)) hasTold = false
      } catch (error) {
        storing.stored = null
        storing.isDue = true
        if (!hasTold)
          ctx.log.warn(
            { error, folder },
            'A live recording could not be copied to the storage; it waits on the disk, and the server tries again',
          )
        hasTold = true
        await sleep(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
    storing.running = null
  }

  function forgetIdle(): void {
    for (const [folder, { running }] of storings)
      if (running === null && epochOf(readFolder(folder).videoId) === undefined) storings.delete(folder)
  }

  return {
    /** The journal of this recording has grown. */
    wake(folder: string): void {
      forgetIdle()
      const storing = storings.get(folder) ?? { stored: null, isDue: true, running: null }
      storings.set(folder, storing)
      storing.isDue = true
      storing.running ??= run(folder, storing)
    },
    /** Ends once the storage has what is written, or after some seconds: what it has not is on the disk, where the next one finds it. */
    async stop(): Promise<void> {
      const limit = AbortSignal.any([stopping.signal, AbortSignal.timeout(stopMs)])
      limit.addEventListener('abort', () => stopping.abort())
      await Promise.race([
        Promise.all([...storings.values()].map(({ running }) => running)),
        new Promise(resolve => limit.addEventListener('abort', resolve)),
      ])
      stopping.abort()
    },
  }
}
