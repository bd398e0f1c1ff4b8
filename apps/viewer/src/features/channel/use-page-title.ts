import { useEffect } from 'react'
import { useBootstrap } from './use-bootstrap.ts'

export function usePageTitle(page: string): void {
  const { settings } = useBootstrap()
  useEffect(() => {
    document.title = `${page} · ${settings.name}`
  }, [page, settings.name])
}
