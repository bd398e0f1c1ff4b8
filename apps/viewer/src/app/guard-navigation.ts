import type { PageSummary } from '@grandstand/contract'
import { chooseMove, pagePath } from '@grandstand/rules'
import { redirect } from '@tanstack/react-router'
import { keepReturnPath } from '../platform/keep-return-path.ts'
import { isWorthReturning } from '../platform/page-memory.ts'
import type { AppStorage } from '../platform/storage.ts'
import type { ViewerFacts } from './create-viewer-facts.ts'

export interface GuardContext {
  storage: AppStorage
  askViewerFacts: () => Promise<ViewerFacts>
  findChannelPage: (path: string) => PageSummary | undefined
}

interface Entry {
  target: { pathname: string; href: string }
  fromPath: string | null
  history: { canGoBack: () => boolean; back: () => void }
}

/** Before any screen is loaded: lets the viewer in, or throws where to go instead. */
export async function guardNavigation(ctx: GuardContext, entry: Entry): Promise<void> {
  const { target, fromPath, history } = entry
  const page = ctx.findChannelPage(target.pathname)
  const facts = await ctx.askViewerFacts()
  // A page of the channel has two names; the rules know one.
  const move = chooseMove({ ...facts, fromPath, path: page ? pagePath(page) : target.pathname })
  if (move.go === 'on') return
  if (move.go === 'back') {
    if (!history.canGoBack()) throw redirect({ to: '/', replace: true })
    history.back()
    // Going back ends this navigation; until then nothing may be shown.
    return new Promise(() => {})
  }
  if (isWorthReturning(target.pathname)) keepReturnPath(ctx.storage, target.href)
  throw redirect({ to: move.path, replace: true })
}
