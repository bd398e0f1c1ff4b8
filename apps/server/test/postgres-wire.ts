import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

const versionThree = 196_608
const sslRequest = 80_877_103

/** Messages of PostgreSQL's protocol as they become whole, each with its type; a client's first one has none. */
export function readMessages(socket: Socket, onMessage: (type: string, message: Buffer) => void): void {
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  socket.on('data', chunk => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5) {
      const end = 1 + rest.readUInt32BE(1)
      if (rest.length < end) return
      const message = rest.subarray(0, end)
      rest = rest.subarray(end)
      onMessage(String.fromCharCode(message[0] ?? 0), message)
    }
  })
}

/** What a client says first; null where it only asks whether it may speak TLS. */
export function readStartup(packet: Buffer): Map<string, string> | null {
  if (packet.readUInt32BE(4) === sslRequest) return null
  const words = packet.subarray(8).toString().split('\0')
  const pairs = words.flatMap((word, at) => (at % 2 === 0 && word ? [[word, words[at + 1] ?? '']] : []))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}

export function writeMessage(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)))
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

export const writeRefusal = (code: string, text: string) =>
  writeMessage('E', 'SFATAL', `C${code}`, `M${text}`, Buffer.from([0]))

/** A socket to the database after its greeting, and what it said of itself, for those who come later. */
export async function connectToDatabase(databaseUrl: string): Promise<{ socket: Socket; said: Buffer[] }> {
  const { hostname, port, searchParams, username, pathname } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  const socket = folder
    ? connect(join(folder, `.s.PGSQL.${searchParams.get('port') ?? (port || '5432')}`))
    : connect(Number(port || '5432'), hostname)
  await once(socket, 'connect')
  const settings = ['user', username, 'database', pathname.slice(1), 'client_encoding', 'UTF8', '']
  const body = Buffer.from(`${settings.join('\0')}\0`)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.writeUInt32BE(versionThree, 4)
  const said: Buffer[] = []
  const greeted = Promise.withResolvers<void>()
  readMessages(socket, (type, message) => {
    if (type === 'S' && said.length < 100) said.push(message)
    if (type === 'E') greeted.reject(new Error(message.toString()))
    if (type === 'Z') greeted.resolve()
  })
  socket.write(Buffer.concat([head, body]))
  await greeted.promise
  socket.removeAllListeners('data')
  return { socket, said }
}
