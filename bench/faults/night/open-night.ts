import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clipSettings } from '../../../apps/server/test/clip-builder.ts'
import { derbyEntry } from '../../../apps/server/test/event-builder.ts'
import { freePort } from '../../../e2e/support/demo-server.ts'
import type { Operating } from '../../../e2e/support/operate.ts'
import { openShop } from '../../support/shop/open-shop.ts'
import { mountSmallDisk } from '../../support/small-disk.ts'
import type { Stage } from './faults.ts'
import { openPaidGame } from './open-paid-game.ts'

export interface Night extends Stage {
  game: { eventId: number }
  operator: Operating
  close(): Promise<void>
}

/** A shop with a paid game that is live, in a process whose clock can jump, with recordings on a small disk. */
export async function openNight(): Promise<Night> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-night-'))
  const mediaDir = join(dataDir, 'media')
  const unmount = await mountSmallDisk(mediaDir, '128m')
  const rtmpPort = await freePort()
  const clock = new URL('jumping-clock.ts', import.meta.url).href
  const shop = await openShop({
    change(document) {
      document.events = [derbyEntry]
      Object.assign(document.channel, clipSettings, { feature_limits: { clips: 1_000, downloads: 0 } })
    },
    env: {
      DATA_DIR: dataDir,
      RTMP_PORT: String(rtmpPort),
      RATE_LIMIT_SCALE: '1000',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${clock}`,
    },
  })
  const { operator, encoder, eventId } = await openPaidGame(shop, rtmpPort)
  return {
    shop,
    operator,
    encoder,
    filler: unmount && join(mediaDir, 'filler'),
    game: { eventId },
    async close() {
      await encoder.stop()
      await shop.close()
      await unmount?.()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
