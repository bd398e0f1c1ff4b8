import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** One address for encoders before several processes, as a balancer is: a process that does not answer is left out. */
export async function openEncoderDoor(ports: readonly number[]) {
  let chosen = 0
  const sockets = new Set<Socket>()

  function relay(socket: Socket, tries: number): void {
    const port = ports[chosen % ports.length]
    if (port === undefined || tries > ports.length) return void socket.destroy()
    const peer = connect(port, '127.0.0.1')
    peer.once('error', () => {
      chosen += 1
      relay(socket, tries + 1)
    })
    peer.once('connect', () => {
      peer.removeAllListeners('error')
      peer.on('error', () => socket.destroy()).on('close', () => socket.destroy())
      socket.on('close', () => peer.destroy())
      socket.pipe(peer).pipe(socket)
    })
  }

  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    relay(socket, 1)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    /** Which of the ports gets the next encoder, if it answers. */
    choose(index: number): void {
      chosen = index
    },
    /** Ends the connections that there are, as a balancer does whose check failed. */
    cut(): void {
      for (const socket of sockets) socket.destroy()
    },
    async close(): Promise<void> {
      this.cut()
      server.close()
      await once(server, 'close')
    },
  }
}
