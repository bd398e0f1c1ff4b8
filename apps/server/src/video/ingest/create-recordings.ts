import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  journalFile,
  openRecording,
  type RecordingReader,
  type RecordingWriter,
  readRecording,
  sourceRung,
} from '@grandstand/media'
import { type Recordings, recordingPlace } from '../../context/recordings.ts'
import type { StoredCopies } from '../../context/stored-copies.ts'
import type { Log } from '../../runtime/log.ts'
import { storedMark } from '../videos/index.ts'
import { LeaseLost } from './lease-lost.ts'

/** So many are remembered of those that are only read, and of those that are over: a list of segments each. */
const maxIdle = 200
/** A storage that is away keeps no camera from sending. */
const patienceMs = 2_000

export interface RecordingsContext {
  log: Log
  copies: StoredCopies
  /** Throws unless this process owns the camera of this video; called before each write. */
  mayWrite?: (videoId: number) => Promise<void>
  /** What neither this disk nor the storage has, another process may have. */
  readFromOthers?: (place: string, name: string) => Promise<Buffer | undefined>
}

export function createRecordings(
  { log, copies, mayWrite = async () => {}, readFromOthers = async () => undefined }: RecordingsContext,
  mediaDir: string,
): Recordings {
  /** By their place. What is written here is known here before the disk has it. */
  const writing = new Map<string, Promise<RecordingWriter>>()
  const reading = new Map<string, Promise<RecordingReader>>()
  const dirOf = (place: string) => join(mediaDir, place)
  const readElsewhere = async (place: string, name: string) =>
    (await copies.read(place, name)) ?? readFromOthers(place, name)
  const optionsOf = (place: string) => ({
    dir: dirOf(place),
    readElsewhere: (name: string) => readElsewhere(place, name),
  })

  async function forgetOldest(): Promise<void> {
    for (const place of reading.keys()) if (reading.size > maxIdle) reading.delete(place)
    for (const [place, opening] of writing) {
      if (writing.size <= maxIdle) return
      const writer = await opening.catch(() => null)
      if (writer === null || writer.isEnded) writing.delete(place)
    }
  }

  async function takeUp(
    place: string,
    known: Promise<RecordingWriter> | undefined,
    guard: { mayWrite?: () => Promise<void> },
  ) {
    const writer = await known?.catch(() => null)
    if (writer && !writer.isEnded) return writer
    // Since it was over another process may have added to it.
    await writer?.flush()
    return openRecording({
      ...optionsOf(place),
      ...guard,
      onProblem(error) {
        // Its finder logs a lost lease.
        if (!(error instanceof LeaseLost)) log.error({ error, place }, 'A recording cannot be written')
      },
    })
  }

  const isHere = (place: string) =>
    access(join(dirOf(place), journalFile)).then(
      () => true,
      () => false,
    )

  /** Of one that lies in the storage alone: its numbers go on. */
  async function bringJournal(place: string): Promise<void> {
    if (writing.has(place) || (await isHere(place))) return
    const bytes = await Promise.race([
      copies.read(place, journalFile).catch(() => undefined),
      sleep(patienceMs, undefined, { ref: false }),
    ])
    if (!bytes) return
    await mkdir(dirOf(place), { recursive: true })
    await writeFile(join(dirOf(place), journalFile), bytes)
  }

  function open(place: string, ownerOf?: number): Promise<RecordingWriter> {
    const guard = ownerOf === undefined ? {} : { mayWrite: () => mayWrite(ownerOf) }
    const opening = takeUp(place, writing.get(place), guard)
    writing.set(place, opening)
    reading.delete(place)
    opening.catch(() => writing.delete(place))
    void forgetOldest()
    return opening
  }

  async function read(place: string): Promise<RecordingReader> {
    const known = reading.get(place)
    if (known) {
      const reader = await known
      await reader.refresh()
      return reader
    }
    const opening = readRecording(optionsOf(place))
    reading.set(place, opening)
    opening.catch(() => reading.delete(place))
    void forgetOldest()
    return opening
  }

  async function isThere(place: string): Promise<boolean> {
    if (reading.has(place) || (await isHere(place))) return true
    return readElsewhere(place, journalFile).then(
      bytes => bytes !== undefined,
      // What is recorded here can be played all the same.
      () => false,
    )
  }

  async function find(place: string) {
    const writer = await writing.get(place)
    if (writer && !writer.isEnded) return writer
    await writer?.flush()
    return writer || (await isThere(place)) ? read(place) : null
  }

  async function end(place: string, ownerOf?: number): Promise<void> {
    const known = await find(place)
    if (!known || known.isEnded) return
    const writer = await open(place, ownerOf)
    await writer.end()
  }

  return {
    open: (channelId, videoId, rung = sourceRung) => open(recordingPlace(channelId, videoId, rung)),
    async reopen(channelId, videoId, rung = sourceRung) {
      const place = recordingPlace(channelId, videoId, rung)
      await bringJournal(place)
      const writer = await open(place, videoId)
      // A copy that was made of it is no longer whole.
      if (writer.isEnded) await rm(join(dirOf(place), storedMark), { force: true })
      writer.resume()
      return writer
    },
    find: (channelId, videoId, rung = sourceRung) => find(recordingPlace(channelId, videoId, rung)),
    end: (channelId, videoId, rung = sourceRung) => end(recordingPlace(channelId, videoId, rung), videoId),
    endLeft: (channelId, videoId, rung = sourceRung) => end(recordingPlace(channelId, videoId, rung)),
    leave(channelId, videoId) {
      for (const place of [...writing.keys()].filter(isOf(channelId, videoId))) writing.delete(place)
    },
    async remove(channelId, videoId) {
      const place = recordingPlace(channelId, videoId, sourceRung)
      const isOfVideo = isOf(channelId, videoId)
      for (const one of [...reading.keys()].filter(isOfVideo)) reading.delete(one)
      for (const [one, opening] of writing) {
        if (!isOfVideo(one)) continue
        writing.delete(one)
        await opening.then(writer => writer.flush()).catch(() => {})
      }
      await rm(dirOf(place), { recursive: true, force: true })
      await copies.remove(place)
    },
  }
}

/** In all its sizes. */
function isOf(channelId: number, videoId: number): (place: string) => boolean {
  const whole = recordingPlace(channelId, videoId, sourceRung)
  return place => place === whole || place.startsWith(`${whole}/`)
}
