import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDemoServer } from '../e2e/support/demo-server.ts'
import { load } from './support/load.ts'
import { cpuSeconds } from './support/measure-cpu.ts'

const path = '/api/channel-bootstrap-data'
const rounds = 3
const roundMs = 4_000
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

    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await perCpuSecond(started.child.pid ?? 0, `http://localhost:${started.port}/bytes`)
      const ours = await perCpuSecond(server.pid, server.url + path)
      ratios.push(ours / theirs)
      console.log(`  ours ${ours.toFixed(0)}, bare ${theirs.toFixed(0)} requests per CPU-second`)
    }
    const best = Math.max(...ratios)
    console.log(`bootstrap ÷ bare Fastify (${plain.length} bytes): ${best.toFixed(2)} (goal ≥ ${goal})`)
  } finally {
    bare?.kill()
    await server.stop()
    await rm(dir, { recursive: true })
  }
}

async function perCpuSecond(pid: number, url: string): Promise<number> {
  await load(url, [], 500)
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
