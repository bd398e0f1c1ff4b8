import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { connectToDatabase, readMessages, readStartup, writeMessage, writeRefusal } from './postgres-wire.ts'

/** What PgBouncer lets a client say of itself; anything else it refuses. */
const known = new Set(['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone'])
/** After each of these of a client the database says once that it is ready. */
const answered = new Set(['Q', 'S', 'F'])
const atRest = 'I'.charCodeAt(0)

interface Backend {
  socket: Socket
  hear: ((type: string, message: Buffer) => void) | null
}

/**
 * A pooler in transaction mode, as strict as PgBouncer 1.18 and more: two transactions of one client never run on the
 * same connection of the database. All of these are opened when the first client comes.
 */
export async function openTransactionPooler(databaseUrl: string, size = 6) {
  const idle: Backend[] = []
  const waiting: (() => void)[] = []
  const open = new Set<Socket>()
  const said: Buffer[] = []
  let opened: Promise<void> | null = null

  async function openBackends(): Promise<void> {
    for (let count = 0; count < size; count += 1) {
      const greeted = await connectToDatabase(databaseUrl)
      const backend: Backend = { socket: greeted.socket, hear: null }
      readMessages(backend.socket, (type, message) => backend.hear?.(type, message))
      if (said.length === 0) said.push(...greeted.said)
      open.add(backend.socket)
      backend.socket.on('error', () => {})
      idle.push(backend)
    }
  }

  async function take(last: Backend | null): Promise<Backend> {
    for (;;) {
      const at = idle.findIndex(backend => backend !== last)
      const [backend] = at < 0 ? [] : idle.splice(at, 1)
      if (backend) return backend
      await new Promise<void>(resolve => waiting.push(resolve))
    }
  }

  function giveBack(backend: Backend): void {
    backend.hear = null
    idle.push(backend)
    for (const wake of waiting.splice(0)) wake()
  }

  /** From here on messages of the client go to whichever connection has its transaction. */
  function serve(client: Socket): void {
    let held: Backend | null = null
    let last: Backend | null = null
    let isTaking = false
    let owed = 0
    const queue: [string, Buffer][] = []

    async function pump(): Promise<void> {
      if (isTaking) return
      isTaking = true
      for (let next = queue.shift(); next; next = queue.shift()) {
        held ??= await hold()
        if (answered.has(next[0])) owed += 1
        held.socket.write(next[1])
      }
      isTaking = false
    }
    async function hold(): Promise<Backend> {
      const backend = await take(last)
      last = backend
      backend.hear = (type, message) => {
        client.write(message)
        if (type !== 'Z') return
        owed -= 1
        if (owed > 0 || message[5] !== atRest || queue.length > 0) return
        held = null
        giveBack(backend)
      }
      return backend
    }
    readMessages(client, (type, message) => {
      if (type === 'X') return client.end()
      queue.push([type, message])
      void pump()
    })
    // A transaction whose client is gone is ended, as PgBouncer does by closing its connection.
    client.on('close', () => {
      if (!held) return
      const backend = held
      backend.hear = type => type === 'Z' && giveBack(backend)
      backend.socket.write(writeMessage('Q', 'rollback'))
    })
  }

  function greet(client: Socket): void {
    client.once('data', packet => {
      const settings = readStartup(packet)
      if (!settings) {
        client.write('N')
        return greet(client)
      }
      const unknown = [...settings.keys()].find(name => !known.has(name))
      if (unknown) return client.end(writeRefusal('08P01', `unsupported startup parameter: ${unknown}`))
      opened ??= openBackends()
      opened.then(
        () => {
          serve(client)
          client.write(Buffer.concat([writeMessage('R', Buffer.alloc(4)), ...said]))
          client.write(writeMessage('Z', Buffer.from('I')))
        },
        () => client.end(writeRefusal('08P01', 'server login failed')),
      )
    })
  }

  const server = createServer(client => {
    open.add(client)
    client.on('error', () => {})
    client.on('close', () => open.delete(client))
    greet(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    async close(): Promise<void> {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
