import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bringJournal, journalFile, listFiles } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import { recordingFolder } from '../../context/recordings.ts'
import { listStoredJournals, readStoredJournal, type StoredJournal } from '../videos/index.ts'
import { findHandover } from './part-store.ts'

/** A recording of another site, as far as the storage has it. Its journals lie beside their places here. */
export interface Brought {
  journals: readonly StoredJournal[]
  /** Until then its writer may have shown what nobody has now; null: all that it wrote is stored. */
  lostUntil: Date | null
  place(): Promise<void>
  drop(): Promise<void>
}

export type BringContext = Pick<Context, 'db' | 'log' | 'nodes' | 'storages' | 'storedCopies'> & {
  mediaDir: string
  /** The file of a recording, from the process that has it. */
  readFromOthers: (folder: string, name: string) => Promise<Buffer | undefined>
}

/** An encoder waits meanwhile. */
const patienceMs = 3_000
const lookAgainMs = 200

/**
 * Before this process takes a camera whose recording lies at another site: what it needs to go on with it. Null: nothing is
 * to be brought, or it cannot be; then it lies here already, or the camera begins another video.
 */
export async function bringRecording(
  ctx: BringContext,
  channelId: number,
  videoId: number,
): Promise<Brought | null> {
  const { current } = await ctx.storages.now()
  const from = current && (await findHandover(ctx.db, channelId, videoId))
  if (!from || from.site === null || from.site === ctx.nodes.site) return null
  const untilMs = performance.now() + patienceMs
  try {
    while (performance.now() < untilMs) {
      const journals = await listStoredJournals(ctx.db, channelId, videoId)
      if (journals.length === 0) return null
      if (from.is_lost || (await hasAll(ctx, channelId, videoId, journals)))
        return await bring(ctx, {
          channelId,
          videoId,
          journals,
          lostUntil: from.is_lost ? from.owner_until : null,
        })
      await sleep(lookAgainMs)
    }
    ctx.log.warn(
      { video_id: videoId },
      'The storage has not all of a recording of another site; its camera begins another video here',
    )
  } catch (error) {
    ctx.log.warn(
      { error, video_id: videoId },
      'A recording of another site could not be read from the storage; its camera begins another video here',
    )
  }
  return null
}

/** Whether the one who left the camera in order wrote no more than is stored. One that does not answer is gone. */
async function hasAll(
  ctx: BringContext,
  channelId: number,
  videoId: number,
  journals: readonly StoredJournal[],
): Promise<boolean> {
  for (const [rung, ofRung] of byRung(journals)) {
    const folder = recordingFolder(channelId, videoId, rung)
    const written = await ctx.readFromOthers(folder, journalFile).catch(() => undefined)
    if (written && written.length > ofRung.reduce((sum, { bytes }) => sum + bytes, 0)) return false
  }
  return true
}

const byRung = (journals: readonly StoredJournal[]) => Map.groupBy(journals, ({ rung }) => rung)

/** Of a short game all of the journal is in the database, which says nothing about the storage. */
async function requireFile({ storedCopies }: BringContext, folder: string, journal: string): Promise<void> {
  const [name] = listFiles(journal)
  if (name && !(await storedCopies.read(folder, name)))
    throw new Error(`The storage has no ${folder}/${name}`)
}

interface Bring {
  channelId: number
  videoId: number
  journals: readonly StoredJournal[]
  lostUntil: Date | null
}

async function bring(
  ctx: BringContext,
  { channelId, videoId, journals, lostUntil }: Bring,
): Promise<Brought> {
  const limit = AbortSignal.timeout(patienceMs)
  const texts = await Promise.race([
    Promise.all(
      [...byRung(journals)].map(async ([rung, ofRung]) => {
        const folder = recordingFolder(channelId, videoId, rung)
        const text = await readStoredJournal(ctx.storedCopies, folder, ofRung)
        await requireFile(ctx, folder, text)
        return { folder, text }
      }),
    ),
    new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason))),
  ])
  const brought = await Promise.all(
    texts.map(({ folder, text }) =>
      bringJournal(join(ctx.mediaDir, folder), text, join(ctx.mediaDir, `brought-${randomUUID()}.tmp`)),
    ),
  )
  return {
    journals,
    lostUntil,
    async place() {
      for (const one of brought) await one.place()
    },
    async drop() {
      for (const one of brought) await one.drop()
    },
  }
}
