import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { type App, AppContext } from '../platform/app-context.ts'
import type { I18n } from '../platform/i18n/create-i18n.ts'
import type { Router } from '../platform/router/create-router.ts'
import { RouterView } from '../platform/router/router-view.tsx'
import { LanguageProvider } from './language-provider.tsx'
import { RootView } from './root-view.tsx'
import { ScreenProblem } from './screen-problem.tsx'

interface AppViewProps {
  app: App
  router: Router
  queryClient: QueryClient
  i18n: I18n
  chosenLanguage: string
  /** In the step in which it replaces what the server has drawn. */
  onShown?: () => void
}

export function AppView({ app, router, queryClient, i18n, chosenLanguage, onShown }: AppViewProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => onShown?.(), [])
  return (
    <AppContext value={app}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider initial={i18n} chosen={chosenLanguage}>
          <RouterView router={router} frame={RootView} problem={ScreenProblem} />
        </LanguageProvider>
      </QueryClientProvider>
    </AppContext>
  )
}
