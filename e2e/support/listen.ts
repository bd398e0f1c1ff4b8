import { createServer, type RequestListener } from 'node:http'

/** An HTTP server of this machine on a free port; the listener may need to know its address. */
export async function listen(
  createListener: (url: string) => RequestListener,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  server.on('request', createListener(url))
  return {
    url,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
