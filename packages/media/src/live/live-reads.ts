import { readFragments } from '../mp4/read-fragments.ts'
import { mediaPlaylist, type PlaylistFacts } from './media-playlist.ts'
import type { Recording } from './recording.ts'
import type { RecordingFiles } from './recording-files.ts'
import type { SegmentList } from './segment-list.ts'
import { createWaiters } from './waiters.ts'

type Reads = Pick<Recording, 'playlist' | 'waitFor' | 'isWithinReach' | 'readPart' | 'readSegment'>

/** What players get of a recording while it is written. Many ask for the same list: each is written once a change. */
export function createLiveReads(
  list: SegmentList,
  files: Pick<RecordingFiles, 'readSegment'>,
  facts: () => Pick<PlaylistFacts, 'targetSeconds' | 'partTargetSeconds' | 'initWriters' | 'writer'>,
): Reads & { changed: () => void } {
  const waiters = createWaiters()
  const playlists = new Map<string, string>()

  async function readSegment(number: number): Promise<Buffer | undefined> {
    const parts = list.wholeParts(number)
    if (parts) return Buffer.concat(parts.map(({ bytes }) => bytes))
    const segment = list.find(number)
    return segment && files.readSegment(segment)
  }

  return {
    changed() {
      playlists.clear()
      waiters.wake()
    },
    playlist(options) {
      const key = JSON.stringify(options)
      const { segments, recentParts, current, isEnded } = list
      const text =
        playlists.get(key) ?? mediaPlaylist({ segments, recentParts, current, isEnded, ...facts() }, options)
      playlists.set(key, text)
      return text
    },
    waitFor: ({ segment, part }, timeoutMs) => waiters.until(() => list.hasPart(segment, part), timeoutMs),
    isWithinReach: list.isWithinReach,
    async readPart(segment, part) {
      const parts = list.partsOf(segment)
      if (parts) return parts[part]?.bytes
      const bytes = await readSegment(segment)
      return bytes && readFragments(bytes)[part]?.bytes
    },
    readSegment,
  }
}
