import type { ChannelBootstrap, FirstAnswer } from '@grandstand/contract'
import { findPage, findScreen, partsOf } from '@grandstand/rules'
import { createBrowserHistory } from '@tanstack/history'
import type { ReactNode } from 'react'
import { offeredLanguages } from '../features/channel/offered-languages.ts'
import { bootstrapQuery } from '../platform/channel/bootstrap-query.ts'
import { takeFirst } from '../platform/first-answers.ts'
import { createI18n } from '../platform/i18n/create-i18n.ts'
import { loadCatalogue } from '../platform/i18n/load-catalogue.ts'
import { type Address, readAddress } from '../platform/router/address.ts'
import { createRouter, type Router } from '../platform/router/create-router.ts'
import { keepScroll } from '../platform/router/keep-scroll.ts'
import { readText } from '../platform/storage.ts'
import { AppView } from './app-view.tsx'
import type { Runtime } from './create-runtime.ts'
import { createViewerFacts } from './create-viewer-facts.ts'
import { guardAgainAfterLogout } from './guard-again-after-logout.ts'
import { guardNavigation } from './guard-navigation.ts'
import { keepPageMemory } from './keep-page-memory.ts'
import { loadWithin } from './load-within.ts'
import { openScreen } from './open-screen.ts'
import { getPart } from './screens.ts'

interface PreparedApp {
  view: ReactNode
  router: Router
}

/** The whole app with its first screen loaded, so that it takes the place of the server's text in one step. */
export async function prepareApp(
  runtime: Runtime,
  language: string,
  first: FirstAnswer[] | null,
  onShown: () => void,
): Promise<PreparedApp> {
  const { client, storage, queryClient } = runtime
  const readBootstrap = () => {
    const { queryKey } = bootstrapQuery(client, document.documentElement.lang)
    return queryClient.getQueryData(queryKey)
  }
  const findChannelPage = (path: string) => findPage(readBootstrap()?.pages ?? [], path)
  const guardContext = {
    storage,
    findChannelPage,
    askViewerFacts: createViewerFacts(runtime),
    page: { path: location.pathname, replace: (href: string) => location.replace(href) },
  }
  const history = createBrowserHistory()
  const guard = (target: Address) =>
    guardNavigation(guardContext, { target, history, fromPath: router.shown()?.address.pathname ?? null })
  const router: Router = createRouter({
    history,
    open: address => openScreen({ findChannelPage, guard }, address),
  })
  keepScroll(router)
  keepPageMemory(router, storage)
  guardAgainAfterLogout(router, queryClient)
  const [words] = await Promise.all([loadWithin(() => loadCatalogue(language)), router.load()])
  const address = readAddress(history.location)
  if (first) await takeAnswers(runtime, language, address, first).catch(() => {})
  const kept = readText(storage, 'interface_language')
  const view = (
    <AppView
      app={runtime}
      router={router}
      queryClient={queryClient}
      i18n={createI18n(language, words)}
      onShown={onShown}
      chosenLanguage={kept !== null && isOffered(readBootstrap(), kept) ? kept : language}
    />
  )
  return { view, router }
}

/** A choice outlives the cookie that the server reads, and perhaps the channel's offer. */
function isOffered(bootstrap: ChannelBootstrap | undefined, language: string): boolean {
  return bootstrap !== undefined && offeredLanguages(bootstrap.settings).some(({ code }) => code === language)
}

/** So that the app begins with the very screen that the server has drawn. */
async function takeAnswers(
  { client, storage, queryClient }: Runtime,
  language: string,
  { pathname: path, search }: Address,
  answers: FirstAnswer[],
) {
  const screen = findScreen(path)
  const part = screen && partsOf(screen).at(-1)
  if (!part) return
  const { first } = await getPart(part).load()
  await first?.({ client, storage, language, path, search }, takeFirst(queryClient, answers))
}
