import { interfaceLanguages } from '@grandstand/contract/constants'
import { chooseLanguage } from '@grandstand/rules'
import { createRoot } from 'react-dom/client'
import { bootstrapQuery } from '../platform/channel/bootstrap-query.ts'
import { hideScoresByAddress } from '../platform/hide-scores/device-choice.ts'
import { keepTrk } from '../platform/keep-trk.ts'
import { profileQuery } from '../platform/session/user-queries.ts'
import { readText } from '../platform/storage.ts'
import { createRuntime } from './create-runtime.ts'
import { ErrorReload } from './error-reload.tsx'
import { keepFocus } from './keep-focus.ts'
import { keepTyped } from './keep-typed.ts'
import { prepareApp } from './prepare-app.tsx'
import { readPageData } from './read-page-data.ts'
import { repeatEarlyClick } from './repeat-early-click.ts'
import { ChunkProblem } from './screen-problem.tsx'
import { endSplash } from './splash.ts'
import { runStartSequence } from './start-sequence.ts'
import { startSteps } from './start-steps.ts'

/** From the server's page to the running app. */
export async function start(container: HTMLElement): Promise<void> {
  await rehearseFirst().catch(() => {})
  const root = createRoot(container)
  const pageData = readPageData(document)
  const runtime = createRuntime(pageData, showErrorReload)
  const { client, storage, queryClient } = runtime
  keepTrk(storage, location.search, Date.now())
  hideScoresByAddress(location.search)
  let crashed = false

  function showErrorReload() {
    if (crashed) return
    crashed = true
    endSplash(document)
    root.render(<ErrorReload renewKey={client.ensureKey} />)
  }

  /** Until the app stands where the server's page stood. */
  async function mount() {
    const answers = pageData?.first?.answers ?? null
    const restoreFocus = keepFocus(container)
    const restoreTyped = keepTyped(container)
    let tellShown = () => {}
    const isShown = new Promise<void>(resolve => {
      tellShown = resolve
    })
    const onShown = () => {
      restoreFocus()
      restoreTyped()
      repeatEarlyClick(container)
      tellShown()
    }
    const prepared = await prepareApp(runtime, language, answers, onShown).catch(() => null)
    if (crashed) return prepared?.router
    root.render(prepared ? prepared.view : <ChunkProblem />)
    if (prepared) await isShown
    return prepared?.router
  }

  const liked = [readText(storage, 'interface_language'), ...navigator.languages]
  const language = pageData?.language ?? chooseLanguage(interfaceLanguages, liked, 'en')
  document.documentElement.lang = language
  if (pageData) {
    queryClient.setQueryData(bootstrapQuery(client, language).queryKey, pageData.bootstrap)
    storage.set('channel_key', pageData.channel_key)
    if (!pageData.may_be_user) queryClient.setQueryData(profileQuery(client).queryKey, null)
  }
  const isStarted = runStartSequence(startSteps(runtime, language))
  // With the channel in the page there is nothing to wait for: the rest comes while the viewer already reads.
  const shown = pageData ? await mount() : undefined
  if (!(await isStarted)) return showErrorReload()
  const router = pageData ? shown : await mount()
  endSplash(document)
  if (!router) return
  const afterStart = import('./after-start.ts').then(parts =>
    parts.afterStart({ ...runtime, router, pageData }),
  )
  afterStart.catch(() => {})
}

/** A tab that rehearses says so itself: see `/simulate`. */
async function rehearseFirst(): Promise<void> {
  if (!sessionStorage.rudy_rehearsal) return
  const { beginRehearsal } = await import('../features/rehearsal/begin-rehearsal.ts')
  beginRehearsal()
}
