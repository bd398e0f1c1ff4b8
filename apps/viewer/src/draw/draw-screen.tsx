import type { DrawScreen } from '@grandstand/contract'
import { findPage, findScreen, partsOf } from '@grandstand/rules'
import { createMemoryHistory } from '@tanstack/history'
import { hashKey, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { AppView } from '../app/app-view.tsx'
import { openScreen } from '../app/open-screen.ts'
import { getPart, loadWords } from '../app/screens.ts'
import { bootstrapQuery } from '../platform/channel/bootstrap-query.ts'
import type { GetFirst } from '../platform/first-answers.ts'
import { drawForHiddenScores } from '../platform/hide-scores/device-choice.ts'
import { createI18n } from '../platform/i18n/create-i18n.ts'
import { drawInZone } from '../platform/i18n/date-format.ts'
import { loadCatalogue } from '../platform/i18n/load-catalogue.ts'
import { drawForPicked } from '../platform/picked.ts'
import { readAddress } from '../platform/router/address.ts'
import { createRouter } from '../platform/router/create-router.ts'
import { profileQuery } from '../platform/session/user-queries.ts'
import { createStorage } from '../platform/storage.ts'
import { createToastStore } from '../platform/toast-store.ts'
import { createAskingClient } from './create-asking-client.ts'

const refuse = () => {
  throw new Error('A server keeps nothing of a viewer')
}

/** The viewer as any visitor has it at first, for the server to put into the page. */
export const drawScreen: DrawScreen = async ({
  path,
  language,
  bootstrap,
  hasNotice,
  timeZone,
  picked,
  hidesScores,
  ask,
}) => {
  const history = createMemoryHistory({ initialEntries: [path] })
  const { pathname, search } = readAddress(history.location)
  const screen = findScreen(pathname)
  const part = screen && partsOf(screen).at(-1)
  if (!screen || !part) return null
  const { first } = await getPart(part).load()
  if (!first) return null
  const client = createAskingClient(ask)
  const storage = createStorage({ local: refuse, now: Date.now })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const static_blocks = bootstrap.static_blocks.filter(({ alias }) => hasNotice || alias !== 'header_notice')
  queryClient.setQueryData(bootstrapQuery(client, language).queryKey, { ...bootstrap, static_blocks })
  queryClient.setQueryData(profileQuery(client).queryKey, null)
  const findChannelPage = (at: string) => findPage(bootstrap.pages, at)
  const router = createRouter({
    history,
    open: address => openScreen({ findChannelPage, guard: async () => null }, address),
  })
  const answers: { key: string; data: unknown }[] = []
  const get: GetFirst = async (queryKey, load) => {
    const data = await load(queryClient)
    answers.push({ key: hashKey(queryKey), data })
    return data
  }
  const [words] = await Promise.all([loadCatalogue(language), loadWords(screen, language), router.load()])
  drawInZone(timeZone)
  drawForPicked(picked)
  drawForHiddenScores(hidesScores)
  await first({ client, storage, language, path: pathname, search }, get)
  // Another page may have been begun meanwhile; from here on nothing waits.
  drawInZone(timeZone)
  drawForPicked(picked)
  drawForHiddenScores(hidesScores)
  const html = renderToString(
    <AppView
      app={{
        client,
        storage,
        toasts: createToastStore(),
        outboxUrl: null,
      }}
      router={router}
      queryClient={queryClient}
      i18n={createI18n(language, words)}
      chosenLanguage={language}
    />,
  )
  return { html: withoutMarks(html), answers }
}

/** React leaves marks for an app that would go on with these elements; ours makes its own in their place. */
function withoutMarks(html: string): string {
  if (html.includes('<!--$!-->'))
    throw new Error('A part of the screen cannot be drawn, or waits for something')
  return html.replaceAll(/<!--.*?-->/g, '')
}
