import { createRequire } from 'node:module'
import { type CountryResponse, open } from 'maxmind'
import type { GeoReader } from './geo-reader.ts'

const bundled = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Reads a MaxMind-format country file: the given one, else the public-domain one that comes with the install. */
export async function openGeoReader(file: string | null): Promise<GeoReader> {
  const reader = await open<CountryResponse & { country_code?: string }>(
    file ?? createRequire(import.meta.url).resolve(bundled),
  )
  return {
    findCountryCode(ip) {
      const found = reader.get(ip)
      // The two usual layouts of such files.
      return found?.country_code ?? found?.country?.iso_code ?? null
    },
  }
}
