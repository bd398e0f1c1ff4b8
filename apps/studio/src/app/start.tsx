import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { ClientContext } from '../platform/client-context.ts'
import { findLanguage } from '../platform/i18n/keep-language.ts'
import { operatorQuery } from '../platform/operator.ts'
import { forgetPeople, noteSessionEnd } from '../platform/session-end.ts'
import { createStudioClient } from '../platform/studio-client.ts'
import { StudioError } from '../platform/studio-error.ts'
import { createStudioRouter } from './create-studio-router.ts'
import { LanguageProvider } from './language-provider.tsx'

export function start(container: HTMLElement): void {
  const isWorthAnotherTry = (count: number, error: unknown) =>
    count < 1 && !(error instanceof StudioError && error.status !== null && error.status < 500)
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: isWorthAnotherTry, staleTime: 5_000 } },
  })
  const client = createStudioClient({
    fetch: (...request) => fetch(...request),
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
        <LanguageProvider initial={findLanguage()}>
          <RouterProvider router={createStudioRouter()} />
        </LanguageProvider>
      </QueryClientProvider>
    </ClientContext>,
  )
}
