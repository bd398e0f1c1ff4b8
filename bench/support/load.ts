import { connect } from 'node:net'

export interface LoadResult {
  requests: number
  seconds: number
  /** Of one answer. */
  bodyBytes: number
}

/** Asks for one address over and over on a few open connections; expects the same bytes each time. */
export async function load(
  url: string,
  headers: string[],
  durationMs: number,
  connections = 16,
): Promise<LoadResult> {
  const { hostname, port, pathname, search } = new URL(url)
  const ask = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${hostname}`, ...headers, '', ''].join('\r\n')
  const startedAtMs = performance.now()
  const answers = await Promise.all(
    Array.from({ length: connections }, () => keepAsking(Number(port), ask, startedAtMs + durationMs)),
  )
  return {
    requests: answers.reduce((sum, { count }) => sum + count, 0),
    seconds: (performance.now() - startedAtMs) / 1000,
    bodyBytes: answers[0]?.bodyBytes ?? 0,
  }
}

function keepAsking(
  port: number,
  ask: string,
  untilMs: number,
): Promise<{ count: number; bodyBytes: number }> {
  const socket = connect(port, '127.0.0.1')
  let count = 0
  let bodyBytes = 0
  let head = ''
  let missing = -1
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('connect', () => socket.write(ask))
    socket.on('data', chunk => {
      if (missing < 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, 100)))
        bodyBytes = Number(head.match(/content-length: (\d+)/i)?.[1] ?? 0)
        missing = bodyBytes - (head.length - end - 4)
      } else {
        missing -= chunk.length
      }
      if (missing > 0) return
      count += 1
      head = ''
      missing = -1
      if (performance.now() < untilMs) socket.write(ask)
      else socket.end(() => resolve({ count, bodyBytes }))
    })
  })
}
