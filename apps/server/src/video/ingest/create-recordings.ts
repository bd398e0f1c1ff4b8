import { randomUUID } from 'node:crypto'
import { access, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  bringJournal,
  type FilesOptions,
  isCrewRung,
  journalFile,
  openRecording,
  type RecordingReader,
  type RecordingWriter,
  readRecording,
  sourceRung,
} from '@grandstand/media'
import { type Recordings, recordingFolder } from '../../context/recordings.ts'
import type { StoredCopies } from '../../context/stored-copies.ts'
import type { Log } from '../../runtime/log.ts'
import { storedMark } from '../videos/index.ts'

/** So many are remembered of those that are only read, and of those that are over: a list of segments each. */
const maxIdle = 200
/** A storage that is away keeps no camera from sending. */
const patienceMs = 2_000

export interface RecordingsContext {
  log: Log
  copies: StoredCopies
  /** What a writer asks before each write: throws unless this process still owns the camera of this video. */
  guard?: (videoId: number) => () => Promise<void>
  /** The journal of a camera's recording has grown. */
  onListed?: (folder: string) => void
  /** For the operator of the camera that records this video, if there is one. */
  tellGap?: (channelId: number, videoId: number) => void
  /** Of a live recording, as far as the storage has it. */
  readLiveJournal?: (folder: string) => Promise<Buffer | undefined>
  /** What neither this disk nor the storage has, another process may have. */
  readFromOthers?: (folder: string, name: string) => Promise<Buffer | undefined>
}

export function createRecordings(
  {
    log,
    copies,
    guard = () => async () => {},
    onListed = () => {},
    tellGap = () => {},
    readLiveJournal = async () => undefined,
    readFromOthers = async () => undefined,
  }: RecordingsContext,
  mediaDir: string,
): Recordings {
  /** By their folder. What is written here is known here before the disk has it. */
  const writing = new Map<string, Promise<RecordingWriter>>()
  const reading = new Map<string, Promise<RecordingReader>>()
  const dirOf = (folder: string) => join(mediaDir, folder)
  const readElsewhere = async (folder: string, name: string) => {
    const live = name === journalFile ? await readLiveJournal(folder) : undefined
    return live ?? (await copies.read(folder, name)) ?? readFromOthers(folder, name)
  }
  const optionsOf = (folder: string) => ({
    dir: dirOf(folder),
    readElsewhere: (name: string) => readElsewhere(folder, name),
  })

  async function forgetOldest(): Promise<void> {
    for (const folder of reading.keys()) if (reading.size > maxIdle) reading.delete(folder)
    for (const [folder, opening] of writing) {
      if (writing.size <= maxIdle) return
      const writer = await opening.catch(() => null)
      if (writer === null || writer.isEnded) writing.delete(folder)
    }
  }

  async function takeUp(
    folder: string,
    known: Promise<RecordingWriter> | undefined,
    own: Pick<FilesOptions, 'mayWrite' | 'isShared' | 'onListed'>,
  ) {
    const writer = await known?.catch(() => null)
    if (writer && !writer.isEnded) return writer
    // Since it was over another process may have added to it.
    await writer?.flush()
    const [channelId = 0, videoId = 0] = folder.split('/').map(Number)
    return openRecording({
      ...optionsOf(folder),
      ...own,
      onProblem(error) {
        log.error({ error, folder }, 'A recording cannot be written; live goes on, and the replay gets a gap')
        tellGap(channelId, videoId)
      },
      onWritten(lost) {
        log.warn({ folder, ...lost }, 'A recording is written again; the replay has a gap')
        // The database may be on the same disk, and may not have heard of it before.
        tellGap(channelId, videoId)
      },
    })
  }

  const isHere = (folder: string) =>
    access(join(dirOf(folder), journalFile)).then(
      () => true,
      () => false,
    )

  /** Of one that lies in the storage alone, since it was over: its numbers go on. */
  async function bringEnded(folder: string): Promise<void> {
    if (writing.has(folder) || (await isHere(folder))) return
    const bytes = await Promise.race([
      copies.read(folder, journalFile).catch(() => undefined),
      sleep(patienceMs, undefined, { ref: false }),
    ])
    if (!bytes) return
    const aside = join(mediaDir, `brought-${randomUUID()}.tmp`)
    await (await bringJournal(dirOf(folder), bytes.toString(), aside)).place()
  }

  async function ownOptions(folder: string, ownerOf: number | undefined) {
    if (ownerOf === undefined) return {}
    const [, , rung = sourceRung] = folder.split('/')
    const isStored = !isCrewRung(rung) && (await copies.isOn())
    return {
      mayWrite: guard(ownerOf),
      isShared: isStored,
      onListed: () => isStored && onListed(folder),
    }
  }

  function open(folder: string, ownerOf?: number): Promise<RecordingWriter> {
    const known = writing.get(folder)
    const opening = ownOptions(folder, ownerOf).then(own => takeUp(folder, known, own))
    writing.set(folder, opening)
    reading.delete(folder)
    opening.catch(() => writing.delete(folder))
    void forgetOldest()
    return opening
  }

  async function read(folder: string): Promise<RecordingReader> {
    const known = reading.get(folder)
    if (known) {
      const reader = await known
      await reader.refresh()
      return reader
    }
    const opening = readRecording(optionsOf(folder))
    reading.set(folder, opening)
    opening.catch(() => reading.delete(folder))
    void forgetOldest()
    return opening
  }

  async function isThere(folder: string): Promise<boolean> {
    if (reading.has(folder) || (await isHere(folder))) return true
    return readElsewhere(folder, journalFile).then(
      bytes => bytes !== undefined,
      // What is recorded here can be played all the same.
      () => false,
    )
  }

  async function find(folder: string) {
    const writer = await writing.get(folder)
    if (writer && !writer.isEnded) return writer
    await writer?.flush()
    return writer || (await isThere(folder)) ? read(folder) : null
  }

  async function end(folder: string, ownerOf?: number): Promise<void> {
    const own = await writing.get(folder)
    // What a full disk refused before.
    if (own?.isEnded) await own.end()
    const known = await find(folder)
    if (!known || known.isEnded) return
    const writer = await open(folder, ownerOf)
    await writer.end()
  }

  async function forget(isIt: (folder: string) => boolean): Promise<void> {
    for (const one of [...reading.keys()].filter(isIt)) reading.delete(one)
    for (const [one, opening] of writing) {
      if (!isIt(one)) continue
      writing.delete(one)
      await opening.then(writer => writer.flush()).catch(() => {})
    }
  }

  return {
    open: (channelId, videoId, rung = sourceRung) => open(recordingFolder(channelId, videoId, rung)),
    async reopen(channelId, videoId, rung = sourceRung) {
      const folder = recordingFolder(channelId, videoId, rung)
      if (!isCrewRung(rung)) await bringEnded(folder)
      const writer = await open(folder, videoId)
      // A copy that was made of it is no longer whole.
      if (writer.isEnded) await rm(join(dirOf(folder), storedMark), { force: true })
      writer.resume()
      return writer
    },
    find: (channelId, videoId, rung = sourceRung) => find(recordingFolder(channelId, videoId, rung)),
    end: (channelId, videoId, rung = sourceRung) => end(recordingFolder(channelId, videoId, rung), videoId),
    endLeft: (channelId, videoId, rung = sourceRung) => end(recordingFolder(channelId, videoId, rung)),
    leave(channelId, videoId) {
      for (const known of [writing, reading])
        for (const folder of [...known.keys()].filter(isOf(channelId, videoId))) known.delete(folder)
    },
    async removeHeld(channelId, videoId) {
      const whole = recordingFolder(channelId, videoId, sourceRung)
      await forget(folder => folder.startsWith(`${whole}/`) && isCrewRung(folder.slice(whole.length + 1)))
      const names = await readdir(dirOf(whole)).catch(() => [])
      for (const name of names.filter(isCrewRung))
        await rm(join(dirOf(whole), name), { recursive: true, force: true })
    },
    async remove(channelId, videoId) {
      const folder = recordingFolder(channelId, videoId, sourceRung)
      await forget(isOf(channelId, videoId))
      await rm(dirOf(folder), { recursive: true, force: true })
      await copies.remove(folder)
    },
  }
}

/** In all its sizes. */
function isOf(channelId: number, videoId: number): (folder: string) => boolean {
  const whole = recordingFolder(channelId, videoId, sourceRung)
  return folder => folder === whole || folder.startsWith(`${whole}/`)
}
