import { requestsPerCpuSecond } from './requests-per-cpu-second.ts'
import { startBareRoute } from './start-bare-route.ts'

export interface Comparison {
  url: string
  /** Of the process that answers. */
  pid: number
  headers?: Record<string, string>
}

/** Requests per CPU-second of an address, beside a bare Fastify route that sends the same bytes, uncompressed both: the ratio. */
export async function compareWithBare({ url, pid, headers = {} }: Comparison) {
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  const plain = Buffer.from(await response.arrayBuffer())
  const bare = await startBareRoute(plain, String(response.headers.get('content-type')))
  try {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const [our = 0, their = 0] = await requestsPerCpuSecond([
      { url: () => url, headers: lines, pids: [pid] },
      { url: () => bare.url, pids: [bare.pid] },
    ])
    console.log(`  ours ${our.toFixed(0)}, bare ${their.toFixed(0)} requests per CPU-second`)
    return { ratio: our / their, bytes: plain.length }
  } finally {
    await bare.stop()
  }
}
