export interface GeoReader {
  /** The two-letter country of an address; null for private and unknown ones. */
  findCountryCode(ip: string): string | null
}
