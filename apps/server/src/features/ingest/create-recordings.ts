import { access, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isRungName, openRecording, type Recording, sourceRung } from '@grandstand/media'
import type { Log } from '../../log.ts'
import type { Recordings } from '../../recordings.ts'

/** Of those that are over, so many stay open: a list of segments each. */
const maxIdle = 200

export function createRecordings({ log }: { log: Log }, mediaDir: string): Recordings {
  const opened = new Map<string, Promise<Recording>>()
  function folderOf(channelId: number, eventMediaId: number, rung: string): string {
    if (!isRungName(rung)) throw new Error('There is no such rung')
    const dir = join(mediaDir, String(channelId), String(eventMediaId))
    return rung === sourceRung ? dir : join(dir, rung)
  }

  async function forgetOldest(): Promise<void> {
    for (const [dir, promise] of opened) {
      if (opened.size <= maxIdle) return
      const recording = await promise.catch(() => null)
      if (recording === null || recording.isEnded) opened.delete(dir)
    }
  }

  function open(channelId: number, eventMediaId: number, rung: string = sourceRung): Promise<Recording> {
    const dir = folderOf(channelId, eventMediaId, rung)
    const known = opened.get(dir)
    if (known) return known
    const opening = openRecording({
      dir,
      onProblem: error =>
        log.error({ error, event_media_id: eventMediaId, rung }, 'A recording cannot be written'),
    })
    opened.set(dir, opening)
    opening.catch(() => opened.delete(dir))
    void forgetOldest()
    return opening
  }

  return {
    open,
    async find(channelId, eventMediaId, rung = sourceRung) {
      const dir = folderOf(channelId, eventMediaId, rung)
      const isThere =
        opened.has(dir) ||
        (await access(dir).then(
          () => true,
          () => false,
        ))
      return isThere ? open(channelId, eventMediaId, rung) : null
    },
    async remove(channelId, eventMediaId) {
      const dir = folderOf(channelId, eventMediaId, sourceRung)
      for (const [one, opening] of opened) {
        if (one !== dir && !one.startsWith(join(dir, sep))) continue
        opened.delete(one)
        await opening.then(recording => recording.flush()).catch(() => {})
      }
      await rm(dir, { recursive: true, force: true })
    },
  }
}
