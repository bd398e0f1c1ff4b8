import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import { startLiveServer } from '../e2e/support/live-server.ts'
import { hearChanges } from './support/hear-changes.ts'
import { findNginx, startNginx } from './support/nginx.ts'
import { openGame, startPlayback } from './support/open-game.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'
import { sendUpload } from './support/send-upload.ts'

const reloads = scaled(20, 1)
const uploadBytes = scaled(32, 1) * 1024 * 1024
/** What nginx may add to what must come at once. */
const goalMs = 100

/** What must not be gathered on the way, through the file that comes with the product: changes, playlists, uploads. */
export default async function bench(): Promise<void> {
  const program = await findNginx()
  if (!program) {
    console.log('nginx is not installed: apt-get install nginx-light')
    return
  }
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-nginx-'))
  const filesDir = join(dir, 'files')
  await mkdir(filesDir)
  const server = await startLiveServer({ TRUST_PROXY: '1' })
  const nginx = await startNginx(program, { dir, filesDir, upstreamPort: Number(new URL(server.url).port) })
  const game = await openGame(server)
  const direct = await hearChanges(server.url, game.apiKey)
  const behind = await hearChanges(nginx.url, game.apiKey)
  const encoder = startEncoder(game.rtmpUrl, { seconds: 600, isLive: true })
  try {
    const addresses = {
      direct: await startPlayback(server.url, game),
      behind: await startPlayback(nginx.url, game),
    }
    const lateMs: number[] = []
    for (let reload = 0; reload < reloads; reload += 1) lateMs.push(await reloadBoth(addresses))
    console.log(
      `blocking playlist reloads: ${reloads} of ${reloads}, behind nginx later by p50 ${quantile(lateMs, 0.5).toFixed(0)} ms, p95 ${quantile(lateMs, 0.95).toFixed(0)} ms (goal p50 ≤ ${goalMs})`,
    )

    encoder.child.kill('SIGKILL')
    await encoder.done
    const heldMs = await holdReload(await startPlayback(nginx.url, game))
    console.log(
      `a reload while the encoder is away: answered after ${(heldMs / 1000).toFixed(1)} s (goal ≤ 8)`,
    )

    const upload = await sendUpload(nginx.url, game.eventId, uploadBytes)
    const mebibytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
    console.log(
      `an upload that broke off after ${mebibytes(upload.sentBytes)} MiB: ${mebibytes(upload.keptBytes)} MiB kept, then ${mebibytes(upload.receivedBytes)} of ${mebibytes(uploadBytes)} MiB`,
    )

    await server.endGame(game.eventId)
    await new Promise(resolve => setTimeout(resolve, 2_000))
    const gapsMs = behind.atMs.map((atMs, index) => atMs - (direct.atMs[index] ?? atMs))
    console.log(
      `changes of games: ${behind.atMs.length} of ${direct.atMs.length}, behind nginx later by at most ${Math.max(...gapsMs).toFixed(0)} ms (goal ≤ ${goalMs}), the stream ${behind.isOpen() ? 'still open' : 'CUT'}`,
    )
    const isGood =
      quantile(lateMs, 0.5) <= goalMs &&
      heldMs <= 8_000 &&
      upload.keptBytes > 0 &&
      upload.receivedBytes === uploadBytes &&
      behind.isOpen() &&
      behind.atMs.length === direct.atMs.length &&
      behind.atMs.length > 0
    judge(isGood, 'nginx holds back what must come at once')
  } finally {
    direct.close()
    behind.close()
    encoder.child.kill('SIGKILL')
    await nginx.stop()
    await server.stop()
    await rm(dir, { recursive: true })
  }
}

/** The same reload straight and behind nginx: by how much the second came later. */
async function reloadBoth({ direct, behind }: { direct: string; behind: string }): Promise<number> {
  const query = await nextPart(behind)
  const [straightMs, behindMs] = await Promise.all([askAt(direct + query), askAt(behind + query)])
  return behindMs - straightMs
}

/** Of a segment that does not come. */
async function holdReload(address: string): Promise<number> {
  const list = await (await fetch(address)).text()
  const [, newest] = [...list.matchAll(/segment-(\d+)(?:-w\w+)?\.m4s/g)].at(-1) ?? []
  const startedAtMs = performance.now()
  return (await askAt(`${address}?_HLS_msn=${Number(newest) + 1}`)) - startedAtMs
}

/** The part that the playlist promises. */
async function nextPart(address: string): Promise<string> {
  const list = await (await fetch(address)).text()
  const [, segment, part] = list.match(/PRELOAD-HINT:TYPE=PART,URI="part-(\d+)(?:-w\w+)?-(\d+)\.m4s"/) ?? []
  if (segment === undefined) throw new Error(`The playlist promises no part:\n${list.slice(-400)}`)
  return `?_HLS_msn=${segment}&_HLS_part=${part}`
}

async function askAt(address: string): Promise<number> {
  const response = await fetch(address)
  await response.text()
  if (!response.ok) throw new Error(`A reload answers ${response.status}`)
  return performance.now()
}
