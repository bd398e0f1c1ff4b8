import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Varnish } from '../../apps/server/test/varnish.ts'
import { findNginx, startNginx } from './nginx.ts'
import { requestsPerCpuSecond } from './requests-per-cpu-second.ts'
import { judge } from './scale.ts'

const goalOfNginx = 0.9

/** The same segment out of an edge, which checks the token, and as a bare file from nginx, which asks nobody. */
export async function compareEdge(edge: Varnish, path: string, dir: string): Promise<void> {
  const program = await findNginx()
  if (!program) {
    console.log(
      'nginx is not installed, so there is nothing to compare an edge with: apt-get install nginx-light',
    )
    return
  }
  const list = await (await fetch(edge.url + path)).text()
  const [, name = ''] = list.match(/^(segment-.*)$/m) ?? []
  const url = `${edge.url}${path.replace('index.m3u8', name)}`
  const filesDir = join(dir, 'files')
  await mkdir(filesDir)
  await writeFile(join(filesDir, name), Buffer.from(await (await fetch(url)).arrayBuffer()))
  const nginx = await startNginx(program, { dir, filesDir, upstreamPort: 9 })
  try {
    const [own = 0, bare = 0] = await requestsPerCpuSecond([
      { url: () => url, pids: [await edge.pid()] },
      { url: () => `${nginx.bareUrl}/${name}`, pids: [nginx.pid] },
    ])
    console.log(
      `a segment from an edge, token checked ÷ the bare file from nginx, per CPU-second: ${(own / bare).toFixed(2)} (goal ≥ ${goalOfNginx})`,
    )
    judge(own / bare >= goalOfNginx, 'An edge takes more CPU than a bare file server')
  } finally {
    await nginx.stop()
  }
}
