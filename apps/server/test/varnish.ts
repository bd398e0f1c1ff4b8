import { execFile, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from '../../../scripts/root.ts'
import { writeEdgeKeys } from '../src/video/edges/index.ts'

const run = promisify(execFile)

export interface Varnish {
  url: string
  /** Of the process that answers. */
  pid(): Promise<number>
  /** Requests that it has sent to the server behind it. */
  asked(): Promise<number>
  stop(): Promise<void>
}

/** The file that comes with the product needs its modules too. */
export async function hasVarnish(): Promise<boolean> {
  const found = await Promise.all([
    run('varnishd', ['-V']).catch(() => null),
    run('sh', [
      '-c',
      'ls /usr/lib/*/varnish/vmods/libvmod_digest.so /usr/lib/*/varnish/vmods/libvmod_vsthrottle.so',
    ]).catch(() => null),
  ])
  return found.every(one => one !== null)
}

interface VarnishOptions {
  dir: string
  port: number
  upstreamPort: number
  secretKey: string
  /** Where what ends TLS would connect. */
  proxyPort?: number
}

export async function startVarnish({
  dir,
  port,
  upstreamPort,
  secretKey,
  proxyPort,
}: VarnishOptions): Promise<Varnish> {
  await mkdir(dir, { recursive: true })
  const shipped = await readFile(fromRoot('deploy', 'varnish.vcl'), 'utf8')
  const own = shipped
    .replace('.port = "8080"', `.port = "${upstreamPort}"`)
    .replace('"grandstand-keys.vcl"', `"${join(dir, 'grandstand-keys.vcl')}"`)
  await writeFile(join(dir, 'edge.vcl'), own)
  await writeFile(join(dir, 'grandstand-keys.vcl'), writeEdgeKeys(secretKey))
  const name = join(dir, 'work')
  const parameters = [
    'thread_pool_min=500',
    'thread_pool_max=5000',
    'thread_queue_limit=10000',
    'http_gzip_support=off',
  ]
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-n', name, '-a', `127.0.0.1:${port}`, '-f', join(dir, 'edge.vcl')],
      ...(proxyPort === undefined ? [] : ['-a', `127.0.0.1:${proxyPort},PROXY`]),
      ...['-s', 'malloc,128m', '-T', 'none', '-j', 'none'],
      ...parameters.flatMap(parameter => ['-p', parameter]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString()
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 30_000
  while (!(await fetch(`${url}/healthz`).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Varnish did not start:\n${said}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    url,
    async pid() {
      const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      return Number.parseInt(children, 10)
    },
    async asked() {
      const { stdout } = await run('varnishstat', ['-1', '-n', name, '-f', 'MAIN.backend_req'])
      return Number(stdout.match(/backend_req\s+(\d+)/)?.[1])
    },
    async stop() {
      const closed = new Promise(resolve => child.once('close', resolve))
      child.kill('SIGTERM')
      await closed
    },
  }
}
