import type { Geo } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

export function getGeo(ctx: Pick<Context, 'geo'>, asked: Reader & { ip: string }): Geo {
  const country_code = ctx.geo.findCountryCode(asked.ip)
  const names = new Intl.DisplayNames([asked.language], { type: 'region' })
  return {
    country: country_code === null ? null : (names.of(country_code) ?? null),
    country_code,
    ip: asked.ip,
    // Who cannot be placed is let in: a private network is no reason to turn a viewer away.
    is_geo_blocked:
      country_code !== null && asked.channel.settings.geo_blocked_countries.includes(country_code),
  }
}
