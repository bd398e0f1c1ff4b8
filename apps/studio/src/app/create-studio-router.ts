import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'
import { ScreenProblem } from './screen-problem.tsx'

export function createStudioRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultErrorComponent: ScreenProblem,
    // A value in the address is text, also when it looks like a number.
    parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: search => {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries(search)) {
        if (value !== undefined) query.append(name, String(value))
      }
      return query.size > 0 ? `?${query}` : ''
    },
  })
}
