import { createServer } from 'node:http'
import type { Config } from '../config/read-config.ts'

const retryAfterSeconds = '5'
const text = 'A backup is being restored. The server is back in a while.\n'

/** For who asks while there is no server: not yet, and when to ask again. */
export async function answerMeanwhile({
  host,
  port,
}: Pick<Config, 'host' | 'port'>): Promise<{ close: () => Promise<void> }> {
  const answering = createServer((_request, response) => {
    response.writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': retryAfterSeconds,
      connection: 'close',
    })
    response.end(text)
  })
  // Where the port cannot be had, nobody is answered, and the restore goes on.
  await new Promise<void>(done => {
    answering.once('error', () => done())
    answering.listen(port, host, done)
  })
  return {
    close: () =>
      new Promise<void>(done => {
        answering.close(() => done())
        answering.closeAllConnections()
      }),
  }
}
