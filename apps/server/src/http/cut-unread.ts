import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A client that reads answers asks for one at a time on each connection; a few more are allowed. */
const maxWaiting = 8

/**
 * Cuts clients that ask and never read: every request that came in one piece is worked on at once, and its answer
 * waits in our memory for those before it.
 */
export function cutUnread(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const answer = reply.raw
    const count = (waiting.get(socket) ?? 0) + 1
    if (socket.destroyed || count > maxWaiting) {
      reply.hijack()
      socket.destroy()
      return
    }
    waiting.set(socket, count)
    // Node closes only the first answer in line when the connection is gone. Those behind would keep what they hold.
    if (count > 1) {
      const tell = () => answer.emit('close')
      socket.once('close', tell)
      answer.once('close', () => socket.off('close', tell))
    }
    done()
  })
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
    done()
  })
}
