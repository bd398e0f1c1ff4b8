import { visitSteps } from '@grandstand/contract'
import { dayOf } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { createRandom, type Random } from '../season/random.ts'
import { missedSearches } from './plan-visits.ts'
import { uuidOf } from './uuid-of.ts'

/** The browser of somebody of the demo's public. */
export function describeVisitor(random: Random, session: string) {
  return {
    device_type: random.pick(devices) ?? 'phone',
    platform: 'web',
    user_agent: 'Demo',
    resolution: '390x844',
    country_code: random.pick(countries) ?? 'CA',
    visitor: session.slice(0, 16),
  }
}

/** Some 290 a day, as in the weeks that are made up at once. */
const visitShare = 0.2
const devices = ['phone', 'phone', 'phone', 'desktop', 'tablet']
const countries = ['CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'US', 'FR', 'BG']
const campaigns = [null, null, null, null, 'newsletter', 'school-poster']

/** The demo's visits of a minute, and how far they went; a repeat counts once. None of them buys: only who uses the demo does. */
export async function recordDemoVisit(
  { telemetry }: Pick<Context, 'telemetry'>,
  channel: Channel,
  at: Date,
): Promise<void> {
  const minute = Math.floor(at.getTime() / 60_000)
  const random = createRandom(`visit ${minute}`)
  if (random.next() >= visitShare) return
  const day = dayOf(at.getTime(), channel.settings.time_zone)
  const view = `demo ${channel.id} visit ${minute}`
  const session = uuidOf(`${view} session ${day}`)
  const own = { day, channel_id: channel.id, session, at }
  const furthest = random.next() < 0.4 ? random.between(2, visitSteps.indexOf('begin_checkout') + 1) : 1
  const misses = random.next() < 0.08
  const trk = random.pick(campaigns) ?? null
  const happened = [
    ...visitSteps.slice(0, furthest).map(name => ({ name, details: {} })),
    ...(misses ? [{ name: 'search', details: { text: random.pick(missedSearches) ?? '', results: 0 } }] : []),
  ]
  await Promise.all([
    telemetry.keep('visits', { ...own, ...describeVisitor(random, session) }),
    ...happened.map((happening, seq) =>
      telemetry.keep('page_events', {
        ...own,
        view_id: uuidOf(view),
        seq,
        user_id: null,
        ...happening,
        path: '/',
        trk,
      }),
    ),
  ])
}
