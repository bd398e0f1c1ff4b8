import { documentTitle } from '@grandstand/rules'
import { useEffect } from 'react'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'

/** Null for the home page, which has the channel's name alone. */
export function usePageTitle(title: string | null): void {
  const { settings } = useBootstrap()
  useEffect(() => {
    document.title = documentTitle(title, settings.name)
  }, [title, settings.name])
}
