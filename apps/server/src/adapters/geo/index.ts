export type { GeoReader } from './geo-reader.ts'
export { openGeoReader } from './open-geo-reader.ts'
