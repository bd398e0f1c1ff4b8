import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openClipServer, openCutter, setEventType } from '../../apps/server/test/clip-builder.ts'
import setUpDatabase from '../../apps/server/test/global-setup.ts'
import { judge } from '../support/scale.ts'
import { fillDisk, mountSmallDisk } from '../support/small-disk.ts'

/** A cut on a full disk, by copy and encoded: it waits, with its reason, and is made when there is room, without another request. */
export default async function bench(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  const unmount = await mountSmallDisk(join(dir, 'media'), '24m')
  if (!unmount) {
    console.log('clip on a full disk: not tried, since only root may mount a small disk')
    return rm(dir, { recursive: true })
  }
  const stopDatabase = await setUpDatabase()
  const { server, game } = await openClipServer({
    replay: { seconds: 20, size: '640x360' },
    config: { dataDir: dir },
  })
  try {
    const fan = await openCutter(server, 'fan@example.com')
    const counted = async () => (await fan.get('/user/access')).json.featureCount.clips
    const filler = join(dir, 'media', 'filler')
    let seconds = 0
    const reasons: string[] = []
    const settle = async (id: number) => {
      let told: string | null = null
      while (told === null) {
        const { json } = await fan.get(`/clip/${id}`)
        told = json.status === 'ready' ? 'ready' : json.problem
        await sleep(100)
      }
      reasons.push(told)
      await rm(filler)
      const startedAtMs = performance.now()
      reasons.push((await fan.settled(id, 120_000)).status)
      seconds = Math.max(seconds, (performance.now() - startedAtMs) / 1000)
    }
    await fillDisk(filler)
    const { json } = await fan.cut(game, { start_time: 1, duration: 15 })
    await settle(json.id)
    // Room for what it reads, and none for what it writes.
    await setEventType(server, game, 'paid')
    await fillDisk(filler, 3 * 1024 * 1024)
    await fan.post(`/clip/${json.id}/share`, { is_shared: true })
    await settle(json.id)
    const costs = await counted()
    console.log(
      `clip on a full disk: ${reasons.join(', ')}, made ${seconds.toFixed(1)} s after there was room at the most; it cost ${costs} (goal 1)`,
    )
    const expected = ['disk_full', 'ready', 'disk_full', 'ready']
    judge(String(reasons) === String(expected) && costs === 1, 'A full disk cost a clip')
  } finally {
    await server.stop()
    await stopDatabase()
    await unmount()
    await rm(dir, { recursive: true, force: true })
  }
}
