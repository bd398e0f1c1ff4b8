import { interfaceLanguages } from '@grandstand/contract/constants'
import { chooseLanguage, findPage } from '@grandstand/rules'
import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { bootstrapQuery } from '../features/channel/bootstrap-query.ts'
import { participantsQuery } from '../features/teams/participants-query.ts'
import { createI18n } from '../platform/i18n/create-i18n.ts'
import { loadCatalogue } from '../platform/i18n/load-catalogue.ts'
import { createStorage, readText } from '../platform/storage.ts'
import { createToastStore } from '../platform/toast-store.ts'
import { AppView } from './app-view.tsx'
import { createAppRouter } from './create-app-router.ts'
import { createClient } from './create-client.ts'
import { ErrorReload } from './error-reload.tsx'
import { handleClientEvent } from './handle-client-event.ts'
import { keepPageMemory } from './keep-page-memory.ts'
import { loadWithin } from './load-within.ts'
import { readPageData } from './read-page-data.ts'
import { ChunkProblem } from './screen-problem.tsx'
import { preloadScreens } from './screens.ts'
import { endSplash } from './splash.ts'
import { runStartSequence } from './start-sequence.ts'
import { accessQuery, geoQuery, profileQuery } from './user-queries.ts'

/** From the server's page to the running app. */
export async function start(container: HTMLElement): Promise<void> {
  const pageData = readPageData(document)
  const storage = createStorage({ local: () => localStorage, now: () => Date.now() })
  const toasts = createToastStore()
  // The client repeats what may be repeated.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  const client = createClient(storage, pageData, event =>
    handleClientEvent({ toasts, queryClient, showErrorReload }, event),
  )
  const root = createRoot(container)
  let crashed = false

  function showErrorReload() {
    if (crashed) return
    crashed = true
    endSplash(document)
    root.render(<ErrorReload renewKey={renewKey} />)
  }

  function renewKey() {
    client.discardKeys()
    return client.ensureKey()
  }

  const liked = [readText(storage, 'interface_language'), ...navigator.languages]
  const language = pageData?.language ?? chooseLanguage(interfaceLanguages, liked, 'en')
  document.documentElement.lang = language
  const bootstrap = bootstrapQuery(client, language)
  if (pageData) {
    queryClient.setQueryData(bootstrap.queryKey, pageData.bootstrap)
    storage.set('channel_key', pageData.channel_key)
  }

  async function mount() {
    const router = createAppRouter({
      findChannelPage: path =>
        findPage(
          queryClient.getQueryData(bootstrapQuery(client, document.documentElement.lang).queryKey)?.pages ??
            [],
          path,
        ),
    })
    keepPageMemory(router, storage)
    try {
      const [words] = await Promise.all([loadWithin(() => loadCatalogue(language)), router.load()])
      if (crashed) return
      const app = { client, storage, toasts }
      root.render(
        <AppView app={app} router={router} queryClient={queryClient} i18n={createI18n(language, words)} />,
      )
    } catch {
      if (!crashed) root.render(<ChunkProblem />)
    }
  }

  const isStarted = runStartSequence({
    ensureKey: client.ensureKey,
    loadProfile: () => queryClient.ensureQueryData(profileQuery(client)),
    loadAccess: () => queryClient.ensureQueryData(accessQuery(client)),
    loadStaticData: () => queryClient.ensureQueryData(bootstrap),
    loadParticipants: () => queryClient.ensureQueryData(participantsQuery(client, language)),
    loadGeo: () => queryClient.ensureQueryData(geoQuery(client)),
  })
  // With the channel in the page there is nothing to wait for: the rest comes while the viewer already reads.
  if (pageData) await mount()
  if (!(await isStarted)) return showErrorReload()
  if (!pageData) await mount()
  endSplash(document)
  preloadScreens()
}
