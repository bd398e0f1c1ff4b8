import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import { type LiveServer, startLiveServer } from '../e2e/support/live-server.ts'
import { findNginx, startNginx } from './support/nginx.ts'
import { openGame } from './support/open-game.ts'
import { requestsPerCpuSecond } from './support/requests-per-cpu-second.ts'
import { startBareRoute } from './support/start-bare-route.ts'

const segment = 'segment-0.m4s'

/**
 * Segments with their token, beside nginx that sends the same file and asks nobody, and both together. nginx lets the
 * kernel send from the file's pages (sendfile), which Node cannot: it copies each byte to the socket. How much of the
 * distance that is, a bare route shows that sends the same bytes from memory.
 */
export default async function bench(): Promise<void> {
  const program = await findNginx()
  if (!program) {
    console.log('nginx is not installed, so there is nothing to compare with: apt-get install nginx-light')
    return
  }
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-nginx-'))
  const server = await startLiveServer({ TRUST_PROXY: '1' })
  const stops: (() => Promise<void>)[] = []
  try {
    const playback = await openLive(server)
    await playback.path()
    const filesDir = join(dir, 'files')
    await mkdir(filesDir)
    await copyFile(join(server.dataDir, 'media', '1', playback.videoId, segment), join(filesDir, segment))
    const upstreamPort = Number(new URL(server.url).port)
    const nginx = await startNginx(program, { dir, upstreamPort, filesDir })
    stops.push(nginx.stop)
    const bytes = await readFile(join(filesDir, segment))
    const bare = await startBareRoute(bytes, 'video/mp4')
    stops.push(bare.stop)

    await showRefusals(nginx.url, await playback.path())
    const [our = 0, inMemory = 0, file = 0, together = 0] = await requestsPerCpuSecond([
      { url: async () => server.url + (await playback.path()), pids: [server.pid] },
      { url: () => bare.url, pids: [bare.pid] },
      { url: () => `${nginx.bareUrl}/${segment}`, pids: [nginx.pid] },
      { url: async () => nginx.url + (await playback.path()), pids: [nginx.pid, server.pid] },
    ])
    const line = (name: string, count: number) => console.log(`  ${name.padEnd(64)} ${count.toFixed(0)}`)
    console.log(`requests per CPU-second of the same segment of ${(bytes.length / 1024).toFixed(0)} KiB:`)
    line('Grandstand, token checked', our)
    line('bare Fastify, from memory, no check', inMemory)
    line('nginx, the bare file, no check', file)
    line('nginx from its cache, token checked by Grandstand, CPU of both', together)
    const ratio = (one: number, other: number) => (one / other).toFixed(2)
    console.log(
      `Grandstand ÷ nginx = ${ratio(our, file)}; Grandstand ÷ bare Fastify = ${ratio(our, inMemory)}; behind nginx ÷ nginx = ${ratio(together, file)}`,
    )
  } finally {
    for (const stop of stops.toReversed()) await stop()
    await server.stop()
    await rm(dir, { recursive: true })
  }
}

/** A free game that begins now, with a real picture. */
async function openLive(server: LiveServer) {
  const { eventId, rtmpUrl, apiKey: api_key } = await openGame(server)
  await startEncoder(rtmpUrl, { seconds: 6, size: '1280x720' }).done
  const playback = await post(`${server.url}/api/events/${eventId}/playback`, { api_key })
  if (!playback.playback_id) throw new Error(`The game cannot be played: ${JSON.stringify(playback)}`)
  return {
    videoId: videoOf(playback.url),
    /** With a new token. */
    async path(): Promise<string> {
      const { url } = await post(`${server.url}/api/playback/${playback.playback_id}`, { api_key })
      return url.replace('index.m3u8', segment)
    },
  }
}

/** The token names it. */
function videoOf(url: string): string {
  const [, video = ''] = url.match(/^\/media\/[0-9a-z]+-([0-9a-z]+)-/) ?? []
  return String(Number.parseInt(video, 36))
}

async function showRefusals(url: string, path: string): Promise<void> {
  const ask = async (asked: string) => {
    const answer = await fetch(url + asked)
    await answer.arrayBuffer()
    return `${answer.status} ${answer.headers.get('x-cache') ?? ''}`.trim()
  }
  const forged = path.replace(/-[0-9a-f]{32}\//, `-${'0'.repeat(32)}/`)
  const seen = [await ask(path), await ask(path), await ask(forged)]
  console.log(`behind nginx: first ${seen[0]}, then ${seen[1]}, with a forged token ${seen[2]}`)
  if (seen[1] !== '200 HIT' || seen[2] !== '403') throw new Error('nginx does not cache, or does not check')
}

async function post(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}
