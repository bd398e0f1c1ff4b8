import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type App, AppContext } from '../platform/app-context.ts'
import type { I18n } from '../platform/i18n/create-i18n.ts'
import type { AppRouter } from './create-app-router.ts'
import { LanguageProvider } from './language-provider.tsx'

interface AppViewProps {
  app: App
  router: AppRouter
  queryClient: QueryClient
  i18n: I18n
  chosenLanguage: string
}

export function AppView({ app, router, queryClient, i18n, chosenLanguage }: AppViewProps) {
  return (
    <AppContext value={app}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider initial={i18n} chosen={chosenLanguage}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </AppContext>
  )
}
