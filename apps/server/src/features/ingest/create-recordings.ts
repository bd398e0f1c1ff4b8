import { access, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { journalFile, openRecording, type Recording, sourceRung } from '@grandstand/media'
import { type Recordings, recordingPlace } from '../../context/recordings.ts'
import type { StoredCopies } from '../../context/stored-copies.ts'
import type { Log } from '../../runtime/log.ts'
import { storedMark } from '../videos/index.ts'

/** Of those that are over, so many stay open: a list of segments each. */
const maxIdle = 200

export function createRecordings(
  { log, copies }: { log: Log; copies: StoredCopies },
  mediaDir: string,
): Recordings {
  const opened = new Map<string, Promise<Recording>>()
  const folderOf = (channelId: number, eventMediaId: number, rung: string) =>
    join(mediaDir, recordingPlace(channelId, eventMediaId, rung))

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
      readElsewhere: name => copies.read(recordingPlace(channelId, eventMediaId, rung), name),
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
    async reopen(channelId, eventMediaId, rung = sourceRung) {
      const recording = await open(channelId, eventMediaId, rung)
      // A copy that was made of it is no longer whole.
      if (recording.isEnded)
        await rm(join(folderOf(channelId, eventMediaId, rung), storedMark), { force: true })
      recording.resume()
      return recording
    },
    async find(channelId, eventMediaId, rung = sourceRung) {
      const dir = folderOf(channelId, eventMediaId, rung)
      const isThere =
        opened.has(dir) ||
        (await access(join(dir, journalFile)).then(
          () => true,
          () =>
            copies.bring(recordingPlace(channelId, eventMediaId, rung), journalFile, dir).then(
              bytes => bytes !== undefined,
              // What is recorded here can be played all the same.
              () => false,
            ),
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
      await copies.remove(recordingPlace(channelId, eventMediaId, sourceRung))
    },
  }
}
