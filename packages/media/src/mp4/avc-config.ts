import { type BitReader, createBitReader } from './bit-reader.ts'

export interface AvcFacts {
  width: number
  height: number
  /** As playlists and `MediaSource` name it, such as `avc1.64001f`. */
  codec: string
  /** So long are the lengths before the units of each picture. */
  lengthBytes: number
}

const sequenceSet = 7
const pictureSet = 8

/** Reads an AVCDecoderConfigurationRecord (ISO/IEC 14496-15). Throws if it is not one. */
export function readAvcConfig(avcC: Buffer): AvcFacts {
  if (avcC.length < 9 || avcC[0] !== 1) throw new Error('This is not an H.264 configuration')
  const sets = readSets(avcC)
  const sps = sets.find(set => typeOf(set) === sequenceSet)
  if (!sps || sps.length < 4 || !sets.some(set => typeOf(set) === pictureSet))
    throw new Error('The H.264 configuration has no parameter set')
  return {
    ...readPictureSize(sps),
    codec: `avc1.${avcC.subarray(1, 4).toString('hex')}`,
    lengthBytes: (avcC.readUInt8(4) & 3) + 1,
  }
}

const typeOf = (unit: Buffer) => (unit[0] ?? 0) & 0x1f

/** Those of the sequence, then those of the pictures, each behind its length. */
function readSets(avcC: Buffer): Buffer[] {
  const sets: Buffer[] = []
  let at = 5
  for (const countMask of [0x1f, 0xff]) {
    const count = (avcC[at] ?? 0) & countMask
    at += 1
    for (let n = 0; n < count && at + 2 <= avcC.length; n += 1) {
      const end = at + 2 + avcC.readUInt16BE(at)
      sets.push(avcC.subarray(at + 2, end))
      at = end
    }
  }
  return sets
}

const profilesWithChroma: readonly number[] = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]

/** From a sequence parameter set (ITU-T H.264, 7.3.2.1.1), up to the picture size. */
function readPictureSize(sps: Uint8Array): { width: number; height: number } {
  const reader = createBitReader(sps.subarray(1))
  const profile = reader.bits(8)
  reader.bits(16)
  reader.unsigned()
  const chromaFormat = profilesWithChroma.includes(profile) ? readChroma(reader) : 1
  reader.unsigned()
  skipOrderOfPictures(reader)
  reader.unsigned()
  reader.flag()
  const widthInBlocks = reader.unsigned() + 1
  const heightInUnits = reader.unsigned() + 1
  const isProgressive = reader.flag()
  if (!isProgressive) reader.flag()
  reader.flag()
  const fieldsPerUnit = isProgressive ? 1 : 2
  const crop = reader.flag() ? readCrop(reader) : { x: 0, y: 0 }
  const cropUnitX = chromaFormat === 1 || chromaFormat === 2 ? 2 : 1
  const cropUnitY = (chromaFormat === 1 ? 2 : 1) * fieldsPerUnit
  return {
    width: widthInBlocks * 16 - crop.x * cropUnitX,
    height: heightInUnits * 16 * fieldsPerUnit - crop.y * cropUnitY,
  }
}

function readChroma(reader: BitReader): number {
  const format = reader.unsigned()
  if (format === 3) reader.flag()
  reader.unsigned()
  reader.unsigned()
  reader.flag()
  if (reader.flag()) {
    const lists = format === 3 ? 12 : 8
    for (let list = 0; list < lists; list += 1) if (reader.flag()) skipScalingList(reader, list < 6 ? 16 : 64)
  }
  return format
}

function skipScalingList(reader: BitReader, size: number): void {
  let last = 8
  let next = 8
  for (let n = 0; n < size; n += 1) {
    if (next !== 0) next = (last + reader.signed() + 256) % 256
    last = next === 0 ? last : next
  }
}

function skipOrderOfPictures(reader: BitReader): void {
  const type = reader.unsigned()
  if (type === 0) reader.unsigned()
  if (type !== 1) return
  reader.flag()
  reader.signed()
  reader.signed()
  const count = reader.unsigned()
  for (let n = 0; n < count; n += 1) reader.signed()
}

function readCrop(reader: BitReader): { x: number; y: number } {
  const [left, right, top, bottom] = [
    reader.unsigned(),
    reader.unsigned(),
    reader.unsigned(),
    reader.unsigned(),
  ]
  return { x: left + right, y: top + bottom }
}
