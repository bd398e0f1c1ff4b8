import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import { freePort, startDemoServer } from '../e2e/support/demo-server.ts'
import { load } from './support/load.ts'
import { cpuSeconds } from './support/measure-cpu.ts'
import { median } from './support/median.ts'
import { findNginx, startNginx } from './support/nginx.ts'

const channelKey = 'northern-league'
const rounds = 9
const roundMs = 1_000
const segment = 'segment-0.m4s'

/** Segments with their token, beside nginx that sends the same file and asks nobody; and both together. */
export default async function bench(): Promise<void> {
  const program = await findNginx()
  if (!program) {
    console.log('nginx is not installed, so there is nothing to compare with: apt-get install nginx-light')
    return
  }
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-nginx-'))
  const rtmpPort = await freePort()
  const server = await startDemoServer({ RTMP_PORT: String(rtmpPort), TRUST_PROXY: '1' })
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
  try {
    const playback = await openLive(server, rtmpPort)
    await playback.path()
    const filesDir = join(dir, 'files')
    await mkdir(filesDir)
    await copyFile(join(server.dataDir, 'media', '1', playback.mediaId, segment), join(filesDir, segment))
    const upstreamPort = Number(new URL(server.url).port)
    const running = await startNginx(program, { dir, upstreamPort, filesDir })
    nginx = running

    await showRefusals(running.url, await playback.path())
    const ours: number[] = []
    const bare: number[] = []
    const both: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      // In turns, so that whatever else the machine does hits all alike; a token lives a minute.
      const path = await playback.path()
      bare.push(await perCpuSecond([running.pid], `${running.bareUrl}/${segment}`))
      ours.push(await perCpuSecond([server.pid], server.url + path))
      both.push(await perCpuSecond([running.pid, server.pid], running.url + path))
    }
    const bytes = (await (await fetch(`${running.bareUrl}/${segment}`)).arrayBuffer()).byteLength
    const [our, their, together] = [median(ours), median(bare), median(both)]
    console.log(`requests per CPU-second of a segment of ${(bytes / 1024).toFixed(0)} KiB:`)
    console.log(`  Grandstand, token checked          ${our.toFixed(0)}`)
    console.log(`  nginx, the bare file, no check     ${their.toFixed(0)}`)
    console.log(`  nginx from its cache, token checked by Grandstand, CPU of both  ${together.toFixed(0)}`)
    console.log(
      `Grandstand ÷ nginx = ${(our / their).toFixed(2)}; behind nginx ÷ nginx = ${(together / their).toFixed(2)}`,
    )
  } finally {
    await nginx?.stop()
    await server.stop()
    await rm(dir, { recursive: true })
  }
}

interface ListedEvent {
  type: string
  media: unknown[]
}

/** A free game that begins now, with a real picture. */
async function openLive(server: Awaited<ReturnType<typeof startDemoServer>>, rtmpPort: number) {
  const { api_key } = await post(`${server.url}/api/get_api_key`, { channel_key: channelKey })
  const list = await fetch(`${server.url}/api/events?stream_status=upcoming&limit=100`, {
    headers: { authorization: `Bearer ${api_key}` },
  })
  const { items } = await list.json()
  const event = items.find(({ type, media }: ListedEvent) => type === 'free' && media.length === 0)
  await server.media('start', String(event.id))
  const output = await server.media('camera', String(event.id), 'Bench')
  const key = output.match(/stream key {2}(\S+)/)?.[1] ?? ''
  await startEncoder(`rtmp://127.0.0.1:${rtmpPort}/live/${key}`, { seconds: 6, size: '1280x720' }).done
  const playback = await post(`${server.url}/api/events/${event.id}/playback`, { api_key })
  if (!playback.playback_id) throw new Error(`The game cannot be played: ${JSON.stringify(playback)}`)
  return {
    mediaId: String(playback.event_media_id),
    /** With a new token. */
    async path(): Promise<string> {
      const { url } = await post(`${server.url}/api/playback/${playback.playback_id}`, { api_key })
      return url.replace('index.m3u8', segment)
    },
  }
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

async function perCpuSecond(pids: number[], url: string): Promise<number> {
  await load(url, [], 200)
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0)
  const before = used()
  const { requests } = await load(url, [], roundMs)
  return requests / (used() - before)
}

async function post(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}
