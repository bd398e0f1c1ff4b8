import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOk } from '../../../scripts/cluster/is-healthy.ts'
import type { Cluster } from '../../../scripts/cluster/start-cluster.ts'
import { channelKey } from '../../support/shop/open-shop.ts'

const backWithinMs = 120_000
const everyMs = 200

/**
 * Kill −9 of PostgreSQL and of Patroni, as when a machine loses its power. Returns the milliseconds until the product
 * writes again; the old primary is a standby again by then.
 */
export async function killPrimary(cluster: Cluster): Promise<number> {
  const { settings } = cluster
  const primary = await cluster.findPrimary()
  if (!primary) throw new Error('No PostgreSQL is the primary')
  const postmaster = readFileSync(join(settings.dir, primary.part.name, 'data/postmaster.pid'), 'utf8')
  primary.signal('SIGKILL')
  process.kill(Number.parseInt(postmaster, 10), 'SIGKILL')
  const killedAtMs = performance.now()
  // A write of the last moment may still succeed at the old one.
  await untilTrue(async () => (await cluster.findPrimary()) !== null)
  await untilTrue(() => canWrite(settings.port))
  const awayMs = performance.now() - killedAtMs
  await primary.start()
  await untilTrue(async () => {
    const answers = await Promise.all(
      [1, 2].map(number => isOk(`http://${settings.net}.3${number}:8008/sync`)),
    )
    return answers.includes(true)
  })
  return awayMs
}

/** A visitor's key is a row. */
async function canWrite(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/get_api_key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel_key: channelKey }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status === 200
}

async function untilTrue(isTrue: () => Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + backWithinMs
  while (!(await isTrue())) {
    if (performance.now() > untilMs) throw new Error(`It did not come back within ${backWithinMs / 1000} s`)
    await sleep(everyMs)
  }
}
