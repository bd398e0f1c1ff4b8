import { ApiError, invalidRequest } from '../api/api-error.ts'
import type { Params } from '../api/params.ts'
import { matchPath, type Route } from '../api/route.ts'
import { routes } from './routes.ts'

export type FoundRoute = { route: Route; path: { [name: string]: string } }

export function findRoute(method: string, requestPath: string): FoundRoute {
  for (const route of routes) {
    const path = route.method === method ? matchPath(route.path, requestPath) : null
    if (path) return { route, path }
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${requestPath}).`,
  })
}

export function checkParams(route: Route, params: Params): void {
  const unknown = Object.keys(params).find(name => name !== 'expand' && !route.accepts.includes(name))
  if (unknown !== undefined)
    throw invalidRequest(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
}
