import { interfaceLanguages } from '@grandstand/contract/constants'
import { chooseLanguage } from '@grandstand/rules'
import { createRoot } from 'react-dom/client'
import { bootstrapQuery } from '../platform/channel/bootstrap-query.ts'
import { keepTrk } from '../platform/keep-trk.ts'
import { readText } from '../platform/storage.ts'
import { createRuntime, type Runtime } from './create-runtime.ts'
import { ErrorReload } from './error-reload.tsx'
import { prepareApp } from './prepare-app.tsx'
import { readPageData } from './read-page-data.ts'
import { ChunkProblem } from './screen-problem.tsx'
import { preloadScreens } from './screens.ts'
import { endSplash } from './splash.ts'
import { runStartSequence } from './start-sequence.ts'
import { startSteps } from './start-steps.ts'

/** From the server's page to the running app. */
export async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container)
  const pageData = readPageData(document)
  const runtime = createRuntime(pageData, showErrorReload)
  const { client, storage, queryClient } = runtime
  keepTrk(storage, location.search, Date.now())
  let crashed = false

  function showErrorReload() {
    if (crashed) return
    crashed = true
    endSplash(document)
    root.render(<ErrorReload renewKey={client.ensureKey} />)
  }

  async function mount() {
    const app = await prepareApp(runtime, language).catch(() => <ChunkProblem />)
    if (!crashed) root.render(app)
  }

  const liked = [readText(storage, 'interface_language'), ...navigator.languages]
  const language = pageData?.language ?? chooseLanguage(interfaceLanguages, liked, 'en')
  document.documentElement.lang = language
  if (pageData) {
    queryClient.setQueryData(bootstrapQuery(client, language).queryKey, pageData.bootstrap)
    storage.set('channel_key', pageData.channel_key)
  }
  const isStarted = runStartSequence(startSteps(runtime, language))
  // With the channel in the page there is nothing to wait for: the rest comes while the viewer already reads.
  if (pageData) await mount()
  if (!(await isStarted)) return showErrorReload()
  if (!pageData) await mount()
  endSplash(document)
  preloadScreens()
  void followEvents(runtime).catch(() => {})
}

/** Not part of the start: what is on the page is fresh, and what changes comes in a moment. */
async function followEvents({ client, queryClient }: Runtime): Promise<void> {
  const { followEventChanges } = await import('../features/events/follow-event-changes.ts')
  const openSource = 'EventSource' in window ? (address: string) => new EventSource(address) : null
  followEventChanges({ client, queryClient, tab: window, page: document, openSource })
}
