import type { calls } from '@grandstand/contract'
import { cleanText } from './clean-text.ts'
import { type CollectContext, type Collected, done } from './collected.ts'
import { readSessionDay } from './session-id.ts'

export async function collectVisit(
  ctx: CollectContext,
  { channel, ip, body }: Collected<typeof calls.startDatalakeSession>,
) {
  const at = ctx.now()
  const day = readSessionDay({
    session: body.session,
    field: 'session',
    nowMs: at.getTime(),
    timeZone: channel.settings.time_zone,
  })
  const userAgent = cleanText(body.user_agent, 300)
  await ctx.telemetry.keep('visits', {
    day,
    channel_id: channel.id,
    session: body.session,
    at,
    device_type: cleanText(body.device_type, 50),
    user_agent: userAgent,
    resolution: cleanText(body.resolution, 30),
    platform: cleanText(body.platform, 100),
    country_code: ctx.geo.findCountryCode(ip),
    visitor: await ctx.telemetry.markVisitor({ day, channelId: channel.id, ip, userAgent }),
  })
  return done
}
