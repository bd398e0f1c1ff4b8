import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDemoServer } from '../e2e/support/demo-server.ts'
import { load } from './support/load.ts'
import { cpuSeconds } from './support/measure-cpu.ts'

const path = '/api/channel-bootstrap-data'
const rounds = 9
const roundMs = 1_000
const goal = 0.8

/** Bootstrap requests per CPU-second, beside a bare Fastify route that sends the same bytes. */
export default async function bench(): Promise<void> {
  const server = await startDemoServer()
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  let bare: ChildProcess | undefined
  try {
    const response = await fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } })
    const plain = Buffer.from(await response.arrayBuffer())
    const file = join(dir, 'bytes')
    await writeFile(file, plain)
    const started = await startBare(file, String(response.headers.get('content-type')))
    bare = started.child

    // In turns, so that whatever else the machine does hits both alike.
    const theirs: number[] = []
    const ours: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await perCpuSecond(started.child.pid ?? 0, `http://localhost:${started.port}/bytes`))
      ours.push(await perCpuSecond(server.pid, server.url + path))
    }
    const [our, their] = [median(ours), median(theirs)]
    console.log(`  ours ${our.toFixed(0)}, bare ${their.toFixed(0)} requests per CPU-second`)
    console.log(
      `bootstrap ÷ bare Fastify (${plain.length} bytes): ${(our / their).toFixed(2)} (goal ≥ ${goal})`,
    )
  } finally {
    bare?.kill()
    await server.stop()
    await rm(dir, { recursive: true })
  }
}

async function perCpuSecond(pid: number, url: string): Promise<number> {
  await load(url, [], 200)
  const before = cpuSeconds(pid)
  const { requests } = await load(url, [], roundMs)
  return requests / (cpuSeconds(pid) - before)
}

function startBare(file: string, contentType: string): Promise<{ child: ChildProcess; port: number }> {
  const script = fileURLToPath(new URL('support/bare-route.ts', import.meta.url))
  const child = spawn(process.execPath, [script, file, contentType], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.stdout.once('data', line => resolve({ child, port: Number(String(line).split(' ')[1]) }))
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
