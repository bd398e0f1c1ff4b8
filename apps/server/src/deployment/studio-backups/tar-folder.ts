import { createReadStream } from 'node:fs'
import { lstat, readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'

const blockBytes = 512
const maxOctal = 8 ** 11

/** A folder as one file in the format of tar (ustar), piece by piece: nothing of it is kept in memory or on the disk. */
export async function* tarFolder(dir: string, root: string): AsyncGenerator<Buffer> {
  yield* tarBelow(dir, root)
  yield Buffer.alloc(2 * blockBytes)
}

async function* tarBelow(dir: string, path: string): AsyncGenerator<Buffer> {
  yield writeHead({ path: `${path}/`, size: 0, type: '5', link: '' })
  for (const name of (await readdir(dir)).toSorted()) {
    const file = join(dir, name)
    const own = `${path}/${name}`
    const stats = await lstat(file)
    if (stats.isDirectory()) yield* tarBelow(file, own)
    else if (stats.isSymbolicLink())
      yield writeHead({ path: own, size: 0, type: '2', link: await readlink(file) })
    else if (stats.isFile()) {
      yield writeHead({ path: own, size: stats.size, type: '0', link: '' })
      if (stats.size === 0) continue
      for await (const chunk of createReadStream(file, { end: stats.size - 1 })) yield chunk
      yield Buffer.alloc(-stats.size & (blockBytes - 1))
    }
  }
}

interface Entry {
  path: string
  size: number
  type: '0' | '2' | '5'
  link: string
}

function writeHead({ path, size, type, link }: Entry): Buffer {
  const head = Buffer.alloc(blockBytes)
  const { prefix, name } = splitPath(path)
  head.write(name, 0, 100)
  head.write(type === '5' ? '0000700' : '0000600', 100)
  head.write('0000000', 108)
  head.write('0000000', 116)
  writeSize(head, size)
  head.write('00000000000', 136)
  head.write(type, 156)
  if (Buffer.byteLength(link) > 100) throw new Error(`The link of ${path} is too long for a tar file`)
  head.write(link, 157, 100)
  head.write('ustar\x0000', 257)
  head.write(prefix, 345, 155)
  head.fill(' ', 148, 156)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

/** From eight gigabytes on in the way that GNU began and everybody reads. */
function writeSize(head: Buffer, size: number): void {
  if (size < maxOctal) head.write(size.toString(8).padStart(11, '0'), 124)
  else {
    head.writeUInt8(0x80, 124)
    head.writeBigUInt64BE(BigInt(size), 128)
  }
}

function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path }
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)]
    if (name !== '' && Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155)
      return { prefix, name }
  }
  throw new Error(`${path} is too long for a tar file`)
}
