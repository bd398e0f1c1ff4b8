import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readText, readTexts } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'

export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    accepts: [...paging, 'type', 'types', 'delivery_success', 'related_object'],
    run: listEvents,
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    accepts: [],
    run: ({ tx, path: { id = '' } }) => tx.find('event', id) ?? refuse(id),
  },
]

function listEvents(call: Call) {
  const type = readText(call.params, 'type')
  const types = readTexts(call.params, 'types')
  return listObjects(
    call,
    'event',
    event => (!type || matchesType(type, event.type)) && (!types || types.includes(event.type)),
  )
}

function matchesType(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type
}

function refuse(id: string): never {
  throw missingObject('event', id)
}
