import { gameSales } from '@grandstand/contract/studio-constants'
import type { EventsAddress } from '../../../platform/hrefs.ts'
import { eventStatuses } from './events-queries.ts'

/** Reads the list of games from an address; unknown values count as missing. */
export function readEventsAddress(query: (name: string) => string): EventsAddress {
  const oneOf = (name: string, known: readonly string[]) => known.find(each => each === query(name)) ?? ''
  const like = (name: string, shape: RegExp) => (shape.test(query(name)) ? query(name) : '')
  const id = /^[1-9]\d{0,8}$/
  const day = /^(?:19|20|21)\d\d-\d\d-\d\d$/
  return {
    search: query('search').slice(0, 100),
    status: oneOf('status', eventStatuses),
    order: oneOf('order', ['asc', 'desc']),
    sport: like('sport', id),
    school: like('school', id),
    team: like('team', id),
    from: like('from', day),
    to: like('to', day),
    sale: oneOf('sale', gameSales),
    camera: oneOf('camera', ['none']),
  }
}
