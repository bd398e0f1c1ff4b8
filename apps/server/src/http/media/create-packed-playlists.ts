import type { PlaylistOptions, Recording } from '@grandstand/media'
import { type PreparedAnswer, prepareAnswer } from '../call/prepared-answer.ts'

export const playlistType = 'application/vnd.apple.mpegurl'

/** In the third hour a list has 180 KB, and on a phone that is seconds: it is compressed once for all who ask for it. */
export interface PackedPlaylists {
  get(recording: Recording, options: PlaylistOptions): Promise<PreparedAnswer>
}

interface Packed {
  text: string
  answer: Promise<PreparedAnswer>
}

export function createPackedPlaylists(): PackedPlaylists {
  const known = new WeakMap<Recording, Map<string, Packed>>()
  return {
    get(recording, options) {
      const text = recording.playlist(options)
      const lists = known.get(recording) ?? new Map<string, Packed>()
      known.set(recording, lists)
      const key = JSON.stringify(options)
      const found = lists.get(key)
      // The same text as long as no part came, so that they are compared in no time.
      if (found?.text === text) return found.answer
      const headers = { 'cache-control': 'no-cache' }
      const answer = prepareAnswer(text, { contentType: playlistType, headers, isShortLived: true })
      lists.set(key, { text, answer })
      return answer
    },
  }
}
