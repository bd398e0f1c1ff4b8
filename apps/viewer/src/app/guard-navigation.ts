import type { PageSummary } from '@grandstand/contract'
import { chooseMove, findScreen, getScreen, pagePath } from '@grandstand/rules'
import { keepReturnPath } from '../platform/keep-return-path.ts'
import { isWorthReturning } from '../platform/page-memory.ts'
import type { Elsewhere } from '../platform/router/create-router.ts'
import type { AppStorage } from '../platform/storage.ts'
import type { ViewerFacts } from './create-viewer-facts.ts'

export interface GuardContext {
  storage: AppStorage
  askViewerFacts: () => Promise<ViewerFacts>
  findChannelPage: (path: string) => PageSummary | undefined
  /** The path of the document, whatever was opened in it since; and how the browser opens another. */
  page: { path: string; replace: (href: string) => void }
}

interface Entry {
  target: { pathname: string; href: string }
  fromPath: string | null
  history: { canGoBack: () => boolean; back: () => void }
}

/** Before any screen is loaded: lets the viewer in, or says where to go instead. */
export async function guardNavigation(ctx: GuardContext, entry: Entry): Promise<Elsewhere | null> {
  const { target, fromPath, history } = entry
  const page = ctx.findChannelPage(target.pathname)
  const facts = await ctx.askViewerFacts()
  // A page of the channel has two names; the rules know one.
  const move = chooseMove({ ...facts, fromPath, path: page ? pagePath(page) : target.pathname })
  if (move.go === 'on') {
    if (!takesCards(target.pathname) || takesCards(ctx.page.path)) return null
    // The policy that lets in the payment provider is that of a document.
    ctx.page.replace(target.href)
    return new Promise(() => {})
  }
  if (move.go === 'back') {
    if (!history.canGoBack()) return { to: '/' }
    history.back()
    // Going back ends this navigation; until then nothing may be shown.
    return new Promise(() => {})
  }
  if (isWorthReturning(target.pathname)) keepReturnPath(ctx.storage, target.href)
  return { to: move.path }
}

function takesCards(path: string): boolean {
  const screen = findScreen(path)
  return screen !== null && getScreen(screen).takesCards === true
}
