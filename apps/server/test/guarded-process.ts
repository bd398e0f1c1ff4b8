import { createServer } from 'node:http'
import { createLog } from '../src/runtime/create-log.ts'
import { guardProcess } from '../src/runtime/guard-process.ts'

/** A server that makes the mistake that it is asked for. */
const server = createServer((request, response) => {
  if (request.url === '/reject') void Promise.reject(new Error('forgotten'))
  if (request.url === '/throw')
    setImmediate(() => {
      throw new Error('thrown')
    })
  response.end('answered')
})
guardProcess({
  log: createLog('error'),
  async stop() {
    server.close()
    console.log('stopped')
  },
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
