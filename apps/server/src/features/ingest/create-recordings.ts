import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { openRecording, type Recording } from '@grandstand/media'
import type { Log } from '../../log.ts'
import type { Recordings } from '../../recordings.ts'

/** Of those that are over, so many stay open: a list of segments each. */
const maxIdle = 200

export function createRecordings({ log }: { log: Log }, mediaDir: string): Recordings {
  const opened = new Map<string, Promise<Recording>>()
  const folderOf = (channelId: number, eventMediaId: number) =>
    join(mediaDir, String(channelId), String(eventMediaId))

  async function forgetOldest(): Promise<void> {
    for (const [dir, promise] of opened) {
      if (opened.size <= maxIdle) return
      const recording = await promise.catch(() => null)
      if (recording === null || recording.isEnded) opened.delete(dir)
    }
  }

  function open(channelId: number, eventMediaId: number): Promise<Recording> {
    const dir = folderOf(channelId, eventMediaId)
    const known = opened.get(dir)
    if (known) return known
    const opening = openRecording({
      dir,
      onProblem: error => log.error({ error, event_media_id: eventMediaId }, 'A recording cannot be written'),
    })
    opened.set(dir, opening)
    opening.catch(() => opened.delete(dir))
    void forgetOldest()
    return opening
  }

  return {
    open,
    async find(channelId, eventMediaId) {
      const dir = folderOf(channelId, eventMediaId)
      const isThere =
        opened.has(dir) ||
        (await access(dir).then(
          () => true,
          () => false,
        ))
      return isThere ? open(channelId, eventMediaId) : null
    },
  }
}
