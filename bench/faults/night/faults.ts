import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { startPatientEncoder } from '../../support/patient-encoder.ts'
import type { Shop } from '../../support/shop/open-shop.ts'
import { fillDisk } from '../../support/small-disk.ts'

export interface Stage {
  shop: Shop
  encoder: ReturnType<typeof startPatientEncoder>
  /** A file on the disk of the recordings, which fills it. Null: that disk is everybody's. */
  filler: string | null
}

/** Each lasts about as long as it is given, and leaves things as they were. */
export const faults: Record<string, (stage: Stage, lastMs: number) => Promise<void>> = {
  'server killed': ({ shop }) => shop.killServer(),
  async 'server frozen'({ shop }, lastMs) {
    process.kill(shop.pid(), 'SIGSTOP')
    await sleep(lastMs)
    process.kill(shop.pid(), 'SIGCONT')
  },
  async 'database away'({ shop }, lastMs) {
    await shop.pauseDatabase()
    await sleep(lastMs)
    await shop.resumeDatabase()
  },
  async 'disk full'({ filler }, lastMs) {
    if (filler === null) return
    await fillDisk(filler)
    await sleep(lastMs)
    await rm(filler)
  },
  async 'clock jumps'({ shop }, lastMs) {
    const pid = shop.pid()
    process.kill(pid, 'SIGUSR2')
    await sleep(lastMs)
    process.kill(pid, 'SIGUSR2')
  },
  async 'encoder drops'({ encoder }) {
    encoder.drop()
  },
  'provider killed': ({ shop }) => shop.killSandbox(),
  async 'provider cut off'({ shop }, lastMs) {
    shop.gate.watch(() => 'cut')
    await sleep(lastMs)
    shop.gate.watch(null)
  },
}
