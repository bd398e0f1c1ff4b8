import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from './load.ts'
import { cpuSeconds } from './measure-cpu.ts'
import { median } from './median.ts'

export interface Comparison {
  url: string
  /** Of the process that answers. */
  pid: number
  headers?: Record<string, string>
}

const rounds = 9
const roundMs = 1_000

/** Requests per CPU-second of an address, beside a bare Fastify route that sends the same bytes: the ratio. */
export async function compareWithBare({ url, pid, headers = {} }: Comparison) {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  let bare: ChildProcess | undefined
  try {
    const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
    const plain = Buffer.from(await response.arrayBuffer())
    const file = join(dir, 'bytes')
    await writeFile(file, plain)
    const started = await startBare(file, String(response.headers.get('content-type')))
    bare = started.child
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

    // In turns, so that whatever else the machine does hits both alike.
    const theirs: number[] = []
    const ours: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await perCpuSecond(started.child.pid ?? 0, `http://localhost:${started.port}/bytes`, []))
      ours.push(await perCpuSecond(pid, url, lines))
    }
    const [our, their] = [median(ours), median(theirs)]
    console.log(`  ours ${our.toFixed(0)}, bare ${their.toFixed(0)} requests per CPU-second`)
    return { ratio: our / their, bytes: plain.length }
  } finally {
    bare?.kill()
    await rm(dir, { recursive: true })
  }
}

async function perCpuSecond(pid: number, url: string, headers: string[]): Promise<number> {
  await load(url, headers, 200)
  const before = cpuSeconds(pid)
  const { requests } = await load(url, headers, roundMs)
  return requests / (cpuSeconds(pid) - before)
}

function startBare(file: string, contentType: string): Promise<{ child: ChildProcess; port: number }> {
  const script = fileURLToPath(new URL('bare-route.ts', import.meta.url))
  const child = spawn(process.execPath, [script, file, contentType], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.stdout.once('data', line => resolve({ child, port: Number(String(line).split(' ')[1]) }))
  })
}
