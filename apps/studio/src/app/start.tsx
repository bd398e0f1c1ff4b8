import { createSessionClient } from '@grandstand/api-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { ClientContext } from '../platform/client-context.ts'
import { FreshQueryClient } from '../platform/fresh-query-client.ts'
import { findLanguage } from '../platform/i18n/keep-language.ts'
import { loadWords } from '../platform/i18n/load-words.ts'
import { operatorQuery } from '../platform/operator.ts'
import { forgetPeople, noteSessionEnd } from '../platform/session-end.ts'
import { createStudioRouter } from './create-studio-router.ts'
import { LanguageProvider } from './language-provider.tsx'
import './theme.css'

export async function start(container: HTMLElement): Promise<void> {
  const words = await loadWords(findLanguage())
  // The client repeats what may be repeated.
  const queryClient = new FreshQueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
  })
  const client = createSessionClient({
    baseUrl: '/api',
    onSessionEnd() {
      const { queryKey } = operatorQuery(client)
      if (!queryClient.getQueryData(queryKey)) return
      noteSessionEnd(queryClient)
      forgetPeople(queryClient)
    },
  })
  createRoot(container).render(
    <ClientContext value={client}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider initial={words}>
          <RouterProvider router={createStudioRouter()} />
        </LanguageProvider>
      </QueryClientProvider>
    </ClientContext>,
  )
}
