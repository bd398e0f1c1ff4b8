import type { Geo } from '@grandstand/contract'
import type { Channel, Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

export function getGeo(ctx: Pick<Context, 'geo'>, asked: Reader & { ip: string }): Geo {
  const country_code = ctx.geo.findCountryCode(asked.ip)
  const names = new Intl.DisplayNames([asked.language], { type: 'region' })
  return {
    country: country_code === null ? null : (names.of(country_code) ?? null),
    country_code,
    ip: asked.ip,
    is_geo_blocked: isBlocked(asked.channel, country_code),
  }
}

/** The same without the country's name, which takes longer than all the rest. */
export function isGeoBlocked(
  ctx: Pick<Context, 'geo'>,
  { channel, ip }: { channel: Channel; ip: string },
): boolean {
  if (channel.settings.geo_blocked_countries.length === 0) return false
  return isBlocked(channel, ctx.geo.findCountryCode(ip))
}

/** Who cannot be placed is let in: a private network is no reason to turn a viewer away. */
function isBlocked({ settings }: Channel, countryCode: string | null): boolean {
  return countryCode !== null && settings.geo_blocked_countries.includes(countryCode)
}
