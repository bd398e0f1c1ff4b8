import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addOperator } from '../../../apps/server/src/operators/operators/index.ts'
import { createPasswords } from '../../../apps/server/src/runtime/passwords.ts'
import { clipSettings } from '../../../apps/server/test/clip-builder.ts'
import { derbyEntry } from '../../../apps/server/test/event-builder.ts'
import { freePort } from '../../../e2e/support/demo-server.ts'
import { type Operating, operate } from '../../../e2e/support/operate.ts'
import { startPatientEncoder } from '../../support/patient-encoder.ts'
import { openShop } from '../../support/shop/open-shop.ts'
import { mountSmallDisk } from '../../support/small-disk.ts'
import type { Stage } from './faults.ts'

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
  const operator = await logIn(shop)
  const eventId = await findEvent(shop)
  await operator.post(`/events/${eventId}/start`)
  const { id } = await operator.post(`/events/${eventId}/cameras`, { name: 'Main camera' })
  const { stream_key } = await operator.get(`/events/${eventId}/cameras/${id}/key`)
  const encoder = startPatientEncoder(`rtmp://127.0.0.1:${rtmpPort}/live/${stream_key}`)
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

async function logIn({ db, url }: Night['shop']): Promise<Operating> {
  const login = { email: 'operator@league.example', password: randomUUID() }
  await addOperator(
    { db, now: () => new Date(), passwords: createPasswords() },
    { ...login, channelId: null },
  )
  return operate(url, login)
}

async function findEvent({ query }: Night['shop']): Promise<number> {
  const { rows } = await query<{ id: number }>('select id from events')
  if (!rows[0]) throw new Error('There is no game')
  return rows[0].id
}
