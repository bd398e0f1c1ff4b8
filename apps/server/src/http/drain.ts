import type { Server } from 'node:http'

/** A busy client sends its next request within this time, and the answer says that the connection closes. */
const graceMs = 1_500

/**
 * A stop closes idle connections only after a while. A client may be sending on one at the very moment, and its request
 * would be reset; in that while it is answered with `connection: close` instead. New connections are refused at once.
 */
export function drainSlowly(server: Server): Server {
  const closeIdle = server.closeIdleConnections.bind(server)
  let timer: NodeJS.Timeout | undefined
  // Fastify and Node itself both call it as the first thing of a stop.
  server.closeIdleConnections = () => {
    timer ??= setTimeout(closeIdle, graceMs)
  }
  server.once('close', () => clearTimeout(timer))
  return server
}
