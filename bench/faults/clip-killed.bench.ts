import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { ageHeartbeats, openClipServer, openCutter } from '../../apps/server/test/clip-builder.ts'
import setUpDatabase from '../../apps/server/test/global-setup.ts'
import { startServerProcess } from '../../apps/server/test/server-process.ts'
import { isSmallest, judge, scaled } from '../support/scale.ts'

const kills = scaled(20, 1)
const goalSeconds = 120
const secretKey = 'a secret that all processes have in common'

/** Kill −9 of the worker in the middle of a cut: another goes on, once, and leaves nothing over. */
export default async function bench(): Promise<void> {
  const stopDatabase = await setUpDatabase()
  const { server, game } = await openClipServer({
    replay: scaled({ seconds: 40, size: '1280x720' }, { seconds: 8 }),
    config: { secretKey, roles: new Set(['web'] as const) },
  })
  const env = {
    ROLES: 'worker',
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.dataDir,
    SECRET_KEY: secretKey,
  }
  let worker = await startServerProcess(env)
  try {
    const fan = await openCutter(server, 'fan@example.com')
    const clips: { id: number; killedAtMs: number }[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const { json } = await fan.cut(game, { start_time: 0.5, duration: scaled(30, 5) })
      const isBegun = async () => (await fan.get(`/clip/${json.id}`)).json.status !== 'queued'
      while (!(await isBegun())) await sleep(10)
      // Now at its segments, now at its file.
      await sleep(Math.random() * 150)
      await worker.kill()
      clips.push({ id: json.id, killedAtMs: performance.now() })
      if (isSmallest) await ageHeartbeats(server)
      worker = await startServerProcess(env)
    }
    let [longest, failed] = [0, 0]
    for (const { id, killedAtMs } of clips) {
      const { status } = await fan.settled(id, 2 * goalSeconds * 1000)
      longest = Math.max(longest, (performance.now() - killedAtMs) / 1000)
      if (status === 'failed') failed += 1
    }
    const left = await countLeft(server.dataDir)
    const counted = (await fan.get('/user/access')).json.featureCount.clips
    console.log(
      `worker killed mid-clip: ${kills} times, all settled ${longest.toFixed(1)} s after at the most (goal ≤ ${goalSeconds}), ${failed} failed, ${left} files too many (goal 0), ${counted} counted (goal ${kills - failed})`,
    )
    judge(longest <= goalSeconds && left === 0 && counted === kills - failed, 'A cut came to no good end')
  } finally {
    await worker.stop()
    await server.stop()
    await stopDatabase()
  }
}

/** Files of more than one cut, and pieces that nobody will use. */
async function countLeft(dataDir: string): Promise<number> {
  const files = await readdir(`${dataDir}/media`, { recursive: true, withFileTypes: true })
  const names = files.filter(file => file.isFile()).map(({ parentPath, name }) => ({ parentPath, name }))
  const pieces = names.filter(({ name }) => /\.(tmp|piece)$/.test(name))
  const cuts = names.filter(({ name }) => /^cut-\d+\.mp4$/.test(name))
  return pieces.length + cuts.length - new Set(cuts.map(({ parentPath }) => parentPath)).size
}
