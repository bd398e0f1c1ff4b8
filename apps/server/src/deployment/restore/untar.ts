import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { finished } from 'node:stream/promises'
import { StartError } from '../../runtime/start-error.ts'

const blockBytes = 512
/** Of a backup of years; a tar that is made to hold one up has more. */
const maxEntries = 5_000_000
const maxPathBytes = 4_096

interface Head {
  path: string
  size: number
  type: string
  link: string
}

/**
 * Unpacks a tar file (ustar, with the long names of GNU) of one folder into `dir`, without that folder's name. What
 * would lie outside of it is refused, and so is what is no file, folder or link within.
 */
export async function untar(content: AsyncIterable<Buffer>, dir: string): Promise<void> {
  const source = createSource(content)
  let longPath: string | null = null
  const links = new Set<string>()
  for (let entries = 0; ; entries += 1) {
    const block = await source.take(blockBytes)
    if (block === null || block.every(byte => byte === 0)) return
    if (entries === maxEntries) throw notOurs('it has too many files')
    const head = readHead(block)
    if (head.type === 'L') {
      if (head.size > maxPathBytes) throw notOurs('a name is too long')
      const name = await source.take(padded(head.size))
      longPath = readText(name ?? Buffer.alloc(0), 0, head.size)
      continue
    }
    const path = belowRoot(longPath ?? head.path)
    longPath = null
    if (listParents(path).some(parent => links.has(parent))) throw notOurs(`${path} lies behind a link`)
    if (head.type === '2') links.add(path)
    await unpack(source, head, join(dir, path), path)
  }
}

async function unpack(
  source: Source,
  { type, size, link }: Head,
  target: string,
  path: string,
): Promise<void> {
  if (type === '5') return void (await mkdir(target, { recursive: true, mode: 0o700 }))
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  if (type === '2') {
    const end = normalize(join(dirname(path), link))
    if (link.startsWith('/') || end.startsWith('..')) throw notOurs(`${path} leads outside`)
    return symlink(link, target)
  }
  if (type !== '0' && type !== '\0') throw notOurs(`${path} is no file`)
  await writeFrom(source, size, target)
}

async function writeFrom(source: Source, size: number, target: string): Promise<void> {
  // No file is written twice, nor through a link that came before it.
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600 })
  const written = finished(file)
  written.catch(() => {})
  for (let left = size; left > 0; ) {
    const chunk = await source.some(left)
    if (chunk === null) throw notOurs('it ends in the middle')
    left -= chunk.length
    if (!file.write(chunk)) await Promise.race([once(file, 'drain'), written])
  }
  file.end()
  await written
  await source.take(padded(size) - size)
}

interface Source {
  /** Exactly so many bytes; null: there are no more. */
  take(bytes: number): Promise<Buffer | null>
  /** What is there, up to so many. */
  some(most: number): Promise<Buffer | null>
}

function createSource(content: AsyncIterable<Buffer>): Source {
  const reading = content[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  async function some(most: number): Promise<Buffer | null> {
    if (rest.length === 0) {
      const { value, done } = await reading.next()
      if (done) return null
      rest = value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }
  return {
    some,
    async take(bytes) {
      const parts: Buffer[] = []
      for (let left = bytes; left > 0; ) {
        const part = await some(left)
        if (part === null) return null
        left -= part.length
        parts.push(part)
      }
      return Buffer.concat(parts)
    },
  }
}

function readHead(block: Buffer): Head {
  const said = Number.parseInt(readText(block, 148, 8), 8)
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0)
  if (said !== sum) throw notOurs('it is no tar file')
  const [prefix, name] = [readText(block, 345, 155), readText(block, 0, 100)]
  const isUstar = readText(block, 257, 5) === 'ustar'
  return {
    path: isUstar && prefix !== '' && block[263] !== 0x20 ? `${prefix}/${name}` : name,
    size: readSize(block),
    type: String.fromCharCode(block[156] ?? 0),
    link: readText(block, 157, 100),
  }
}

/** In octal digits, or from eight gigabytes on as a number. */
function readSize(block: Buffer): number {
  const size =
    block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : Number.parseInt(readText(block, 124, 12), 8)
  if (!Number.isSafeInteger(size) || size < 0) throw notOurs('it is no tar file')
  return size
}

function readText(block: Buffer, at: number, length: number): string {
  const text = block.subarray(at, at + length)
  const end = text.indexOf(0)
  return text
    .subarray(0, end < 0 ? length : end)
    .toString('utf8')
    .trim()
}

/** Without the name of the folder that was packed. */
function belowRoot(path: string): string {
  const parts = path.split('/').filter(part => part !== '' && part !== '.')
  if (path.startsWith('/') || parts.includes('..') || path.length > maxPathBytes)
    throw notOurs(`${path.slice(0, 100)} lies outside`)
  return parts.slice(1).join('/')
}

const listParents = (path: string): string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))

const padded = (size: number) => Math.ceil(size / blockBytes) * blockBytes

const notOurs = (reason: string) =>
  new StartError(`The file is not a backup that was downloaded here: ${reason}.`)
