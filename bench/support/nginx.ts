import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../e2e/support/demo-server.ts'
import { fromRoot } from '../../scripts/root.ts'

const run = promisify(execFile)

export interface Nginx {
  /** Grandstand behind it, by the file that comes with the product. */
  url: string
  /** A bare file of `dir`, without any check. */
  bareUrl: string
  pid: number
  stop(): Promise<void>
}

/** Null: it is not installed. */
export async function findNginx(): Promise<string | null> {
  for (const path of ['nginx', '/usr/sbin/nginx']) {
    const found = await run(path, ['-v']).catch(() => null)
    if (found) return path
  }
  return null
}

/** One process of its own, in a folder and on ports of its own. */
export async function startNginx(
  program: string,
  { dir, upstreamPort, filesDir }: { dir: string; upstreamPort: number; filesDir: string },
): Promise<Nginx> {
  const [port, barePort] = [await freePort(), await freePort()]
  await mkdir(join(dir, 'cache'), { recursive: true })
  const shipped = await readFile(fromRoot('deploy', 'nginx.conf'), 'utf8')
  const own = shipped
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${upstreamPort}`)
    .replace('/var/cache/nginx/grandstand', join(dir, 'cache'))
    .replace(/access_log .*;/, 'access_log off;')
    .replace('/var/log/nginx', dir)
  await writeFile(join(dir, 'grandstand.conf'), own)
  await writeFile(join(dir, 'nginx.conf'), mainFile({ dir, barePort, filesDir }))
  const child = spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilListening(child, `http://127.0.0.1:${barePort}/`)
  return {
    url: `http://localhost:${port}`,
    bareUrl: `http://localhost:${barePort}`,
    pid: child.pid ?? 0,
    async stop() {
      const closed = new Promise(resolve => child.once('close', resolve))
      // It keeps nothing, and as a single process it may sleep over a milder signal until somebody connects.
      child.kill('SIGKILL')
      await closed
    },
  }
}

/** Without a master and its workers, so that one process has all the CPU time. */
function mainFile({ dir, barePort, filesDir }: { dir: string; barePort: number; filesDir: string }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(dir, name)};`,
  )
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
pid ${join(dir, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${temporary.join('\n  ')}
  include ${join(dir, 'grandstand.conf')};
  server {
    listen 127.0.0.1:${barePort};
    root ${filesDir};
  }
}
`
}

async function untilListening(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('nginx did not start')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
