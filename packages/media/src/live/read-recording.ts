import { setTimeout as sleep } from 'node:timers/promises'
import { readFragments } from '../mp4/read-fragments.ts'
import { followJournal } from './follow-journal.ts'
import { mediaPlaylist } from './media-playlist.ts'
import { nowhere, type PlaceOptions, readFrom } from './recorded-files.ts'
import { endOf, longestSegmentSeconds, type Recording } from './recording.ts'
import { initFile, segmentFile } from './segment.ts'
import { createWaiters } from './waiters.ts'

export interface RecordingReader extends Recording {
  /** Looks for what its writer has added; looks that come close together cost one. */
  refresh(): Promise<void>
}

/** So old may be what is known of a recording that goes on, and of one that is over and may be taken up again. */
const liveFreshMs = 200
const endedFreshMs = 1_000

/**
 * A recording that another process may be writing; nothing in its folder is changed, whatever state it is in. What is known
 * is what the journal tells: whole segments, no parts. So its playlists are the plain ones.
 */
export async function readRecording(options: PlaceOptions): Promise<RecordingReader> {
  const { dir, readElsewhere = nowhere } = options
  const journal = followJournal(dir, readElsewhere)
  const readFile = readFrom(options)
  const waiters = createWaiters()
  let playlist: string | null = null
  let looking: Promise<void> | null = null
  let lookedAt = 0
  let waiting = 0
  let isFollowing = false

  const last = () => journal.told.segments.at(-1)
  const nextNumber = () => (last()?.number ?? -1) + 1
  const isTold = (segment: number) => segment < nextNumber()

  function look(): Promise<void> {
    looking ??= journal
      .readOn()
      .then(isMore => {
        if (!isMore) return
        playlist = null
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

  /** One look for all who wait. */
  async function follow(): Promise<void> {
    if (isFollowing) return
    isFollowing = true
    while (waiting > 0) {
      await sleep(liveFreshMs)
      // Where the disk does not answer, those who wait hear in the end that nothing came.
      await look().catch(() => {})
    }
    isFollowing = false
  }

  async function readSegment(segment: number): Promise<Buffer | undefined> {
    // Another process may have listed it a moment ago.
    if (!isTold(segment)) await look()
    return isTold(segment) ? readFile(segmentFile(segment)) : undefined
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
    playlist() {
      const { segments, targetSeconds, isEnded } = journal.told
      playlist ??= mediaPlaylist(
        {
          ...{ segments, isEnded, targetSeconds: targetSeconds ?? longestSegmentSeconds },
          ...{ current: null, recentParts: new Map(), partTargetSeconds: 0 },
        },
        { isLowLatency: false, isDelta: false },
      )
      return playlist
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
      if (init >= journal.told.inits) await look()
      return init < journal.told.inits ? readFile(initFile(init)) : undefined
    },
    async flush() {},
  }
}
