import { randomInt } from 'node:crypto'

/** The smallest unit a player fetches: a fraction of a segment, as soon as it exists. */
export interface Part {
  durationSeconds: number
  /** Begins with a key frame. */
  isIndependent: boolean
  bytes: Buffer
}

/** A stretch of the recording that begins, as a rule, with a key frame. */
export interface Segment {
  /** Counts from 0 over the whole recording and never falls: the media sequence number. */
  number: number
  /** Which init segment it needs. */
  init: number
  /** Does not continue the one before: a new connection of the encoder, or a new configuration. */
  isDiscontinuous: boolean
  startSeconds: number
  durationSeconds: number
  /** When its first picture was taken in. */
  wallTimeMs: number
  /** Its bytes are lost, as after a full disk; players step over it. */
  isGap: boolean
  /** Who wrote it, as part of its name; the first writer of a folder that is no other disk's has none. */
  writer?: string | undefined
}

/**
 * After a kill the next writer may give a number again that players have seen. So each opening of a recording that was there
 * before has a name, which is part of all names that it gives: those stand for the same bytes for ever, in every cache.
 */
export function createWriterName(): string {
  return `w${randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')}`
}

type Named = Pick<Segment, 'number' | 'writer'>

const withWriter = (number: number, writer: string | undefined) =>
  writer === undefined ? String(number) : `${number}-${writer}`

export const segmentFile = ({ number, writer }: Named) => `segment-${withWriter(number, writer)}.m4s`
export const initFile = (number: number, writer?: string) => `init-${withWriter(number, writer)}.mp4`
export const partName = ({ number, writer }: Named, part: number) =>
  `part-${withWriter(number, writer)}-${part}.m4s`
/** The segment being written; it is renamed when it is whole. */
export const openFile = (writer?: string) => `${['open', ...listOf(writer)].join('-')}.m4s`
/** What a writer has done and the journal does not say yet. */
export const aheadFile = (writer?: string) => `${['ahead', ...listOf(writer)].join('-')}.jsonl`

const listOf = (writer: string | undefined) => (writer === undefined ? [] : [writer])

/** Files that belong to a writer alone; nobody else reads them, and they are gone when all is written. */
export function isUnfinished(name: string): boolean {
  return /^(?:open(?:-w[0-9a-z]{6})?\.m4s|ahead(?:-w[0-9a-z]{6})?\.jsonl)$/.test(name)
}

/** The writer of a file that `aheadFile` names; null: it is another file. */
export function readAheadName(name: string): { writer: string | undefined } | null {
  const found = name.match(/^ahead(?:-(w[0-9a-z]{6}))?\.jsonl$/)
  return found && { writer: found[1] }
}

export interface MediaName {
  kind: 'init' | 'segment' | 'part'
  number: number
  writer: string | undefined
  /** Of a part alone. */
  part: number | null
}

/** Null: no file of a recording has such a name. */
export function readMediaName(file: string): MediaName | null {
  const [, kind, number, writer, part] =
    file.match(/^(init|segment|part)-(\d{1,7})(?:-(w[0-9a-z]{6}))?(?:-(\d{1,4}))?\.(?:mp4|m4s)$/) ?? []
  if (kind !== 'init' && kind !== 'segment' && kind !== 'part') return null
  if ((kind === 'part') !== (part !== undefined)) return null
  return { kind, number: Number(number), writer, part: part === undefined ? null : Number(part) }
}

/** A file that is kept for good, as a part of a segment is not. */
export function isKeptMedia(file: string): boolean {
  const name = readMediaName(file)
  return name !== null && name.kind !== 'part'
}
