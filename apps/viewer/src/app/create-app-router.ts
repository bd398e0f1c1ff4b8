import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { type RouteContext, routeTree } from './routes.ts'
import { ScreenProblem } from './screen-problem.tsx'

/** With a history of its own it is for one page that is drawn, and scrolls nothing. */
export function createAppRouter(context: RouteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    scrollRestoration: !history,
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

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** The game is to play as soon as it is there. */
    plays?: boolean
  }
}
