import { startDemoServer } from '../e2e/support/demo-server.ts'
import { compareWithBare } from './support/compare-with-bare.ts'

const goal = 0.8

/** Bootstrap requests per CPU-second, beside a bare Fastify route that sends the same bytes. */
export default async function bench(): Promise<void> {
  const server = await startDemoServer()
  try {
    const { ratio, bytes } = await compareWithBare({
      url: `${server.url}/api/channel-bootstrap-data`,
      pid: server.pid,
    })
    console.log(
      `bootstrap ÷ bare Fastify (the same ${bytes} bytes from both): ${ratio.toFixed(2)} (goal ≥ ${goal})`,
    )
  } finally {
    await server.stop()
  }
}
