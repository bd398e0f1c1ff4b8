import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { readText } from '../api/read-params.ts'
import { beginChange, type Change, commitChange } from '../http/change.ts'
import type { Reply } from '../http/reply.ts'
import type { PortalSession } from '../objects/portal.ts'
import { explain } from '../pages/explain.ts'
import { notFound } from '../pages/not-found.ts'
import type { PageRequest, PageRoute } from '../pages/page-route.ts'
import { redirectTo } from '../pages/render-page.ts'
import { portalActions } from './portal-actions.ts'
import { renderPortal } from './render-portal.ts'

const lifeSeconds = 3600

export const portalPages: PageRoute[] = [
  { method: 'GET', path: '/portal/:account/:session', run: showPortal },
  { method: 'POST', path: '/portal/:account/:session', run: act },
]

function showPortal(request: PageRequest): Reply {
  const { call } = beginChange(request.parts, request.path.account ?? '')
  const session = findSession(call, request)
  if (!session) return notFound(request)
  return renderPortal(call, session, request, request.query.has('done') ? { done: true } : {})
}

async function act(request: PageRequest): Promise<Reply> {
  const change = beginChange(request.parts, request.path.account ?? '')
  const session = findSession(change.call, request)
  const action = portalActions[readText(request.form, 'action') ?? '']
  if (!session || !action) return notFound(request)
  const back = `?done&locale=${request.locale}`
  try {
    const address = action(
      { ...change.call, params: request.form },
      session,
      `${session.url.split('?')[0]}${back}`,
    )
    await commitChange(request.parts, change)
    return redirectTo(address ?? back)
  } catch (error) {
    return await refuse(request, change, session, error)
  }
}

async function refuse(
  request: PageRequest,
  change: Change,
  session: PortalSession,
  error: unknown,
): Promise<Reply> {
  if (!(error instanceof ApiError)) throw error
  if (!error.keepsChanges) change.tx.undo()
  await commitChange(request.parts, change)
  return renderPortal(change.call, session, request, { problem: explain(error, request.words) })
}

/** An hour after it was made the link opens nothing. */
function findSession(call: Call, { path }: PageRequest): PortalSession | undefined {
  const session = call.tx.find('portal_session', path.session ?? '')
  const isOld = session && call.now - session.created > lifeSeconds
  return isOld || !call.tx.find('customer', session?.customer ?? '') ? undefined : session
}
