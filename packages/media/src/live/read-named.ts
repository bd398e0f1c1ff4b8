import type { Recording } from './recording.ts'
import type { MediaName } from './segment.ts'

/**
 * The bytes that a name stands for. Undefined if another writer now has this number: what a player saw under this
 * name is lost.
 */
export async function readNamed(recording: Recording, name: MediaName): Promise<Buffer | undefined> {
  const { kind, number, writer, part } = name
  const bytes = await (kind === 'init'
    ? recording.readInit(number)
    : part === null
      ? recording.readSegment(number)
      : recording.readPart(number, part))
  // After reading, which may have found what another process has just added.
  const owner = kind === 'init' ? recording.initWriters[number] : recording.writerOf(number)
  return owner === writer ? bytes : undefined
}
