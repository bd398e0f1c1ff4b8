import { setTimeout as sleep } from 'node:timers/promises'
import { readFragments } from '../mp4/read-fragments.ts'
import { followJournal } from './follow-journal.ts'
import { mediaPlaylist } from './media-playlist.ts'
import { type FolderOptions, nowhere, readFrom } from './recorded-files.ts'
import { endOf, longestSegmentSeconds, type Recording } from './recording.ts'
import { initFile, segmentFile } from './segment.ts'
import { createWaiters } from './waiters.ts'

export interface RecordingReader extends Recording {
  /** Picks up what the writer has added; calls in quick succession share one look. */
  refresh(): Promise<void>
}

/** How stale a view may be; an ended recording changes only when an operator resumes it. */
const liveFreshMs = 200
const endedFreshMs = 1_000

/**
 * Reads a recording that another process may be writing, without ever changing a file. It knows what the journal says, which
 * is whole segments and no parts, so its playlists are always the plain ones.
 */
export async function readRecording(options: FolderOptions): Promise<RecordingReader> {
  const { dir, readElsewhere = nowhere } = options
  const journal = followJournal(dir, readElsewhere)
  const readFile = readFrom(options)
  const waiters = createWaiters()
  /** By how it is dated. */
  const playlists = new Map<string, string>()
  let looking: Promise<void> | null = null
  let lookedAt = 0
  let waiting = 0
  let isFollowing = false

  const last = () => journal.told.segments.at(-1)
  const nextNumber = () => (last()?.number ?? -1) + 1
  const isTold = (segment: number) => segment < nextNumber()
  const find = (number: number) => {
    const { segments } = journal.told
    return segments[number - (segments[0]?.number ?? 0)]
  }

  function look(): Promise<void> {
    looking ??= journal
      .readOn()
      .then(isMore => {
        if (!isMore) return
        playlists.clear()
        waiters.wake()
      })
      .finally(() => {
        lookedAt = performance.now()
        looking = null
      })
    return looking
  }

  async function refresh(): Promise<void> {
    const freshMs = journal.told.isEnded ? endedFreshMs : liveFreshMs
    if (looking || performance.now() - lookedAt >= freshMs) await look()
  }

  /** One poll serves everyone who waits. */
  async function follow(): Promise<void> {
    if (isFollowing) return
    isFollowing = true
    while (waiting > 0) {
      await sleep(liveFreshMs)
      // If the disk fails, waiters simply time out.
      await look().catch(() => {})
    }
    isFollowing = false
  }

  async function readSegment(segment: number): Promise<Buffer | undefined> {
    // Another process may have listed it a moment ago.
    if (!isTold(segment)) await look()
    const found = find(segment)
    return found && readFile(segmentFile(found))
  }

  await look()
  return {
    refresh,
    get segments() {
      return journal.told.segments
    },
    get endSeconds() {
      return endOf(last())
    },
    get isReady() {
      return journal.told.targetSeconds !== null && journal.told.segments.length > 0
    },
    get isEnded() {
      return journal.told.isEnded
    },
    get codecs() {
      return journal.told.codecs
    },
    get initWriters() {
      return journal.told.initWriters
    },
    writerOf: segment => find(segment)?.writer,
    playlist({ dating }) {
      const { segments, initWriters, targetSeconds, isEnded } = journal.told
      const key = JSON.stringify(dating ?? null)
      const known = playlists.get(key)
      if (known !== undefined) return known
      const text = mediaPlaylist(
        {
          segments,
          initWriters,
          isEnded,
          targetSeconds: targetSeconds ?? longestSegmentSeconds,
          current: null,
          recentParts: new Map(),
          partTargetSeconds: 0,
        },
        { isLowLatency: false, isDelta: false, ...(dating && { dating }) },
      )
      playlists.set(key, text)
      return text
    },
    async waitFor({ segment }, timeoutMs) {
      await refresh()
      const hasCome = () => journal.told.isEnded || isTold(segment)
      if (hasCome()) return true
      waiting += 1
      void follow()
      return waiters.until(hasCome, timeoutMs).finally(() => {
        waiting -= 1
      })
    },
    isWithinReach: segment => segment <= nextNumber() + 1,
    async readPart(segment, part) {
      const bytes = await readSegment(segment)
      return bytes && readFragments(bytes)[part]?.bytes
    },
    readSegment,
    async readInit(init) {
      if (init >= journal.told.initWriters.length) await look()
      const { initWriters } = journal.told
      return init < initWriters.length ? readFile(initFile(init, initWriters[init])) : undefined
    },
    async flush() {},
  }
}
