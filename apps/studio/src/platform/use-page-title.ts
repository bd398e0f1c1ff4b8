import { useEffect } from 'react'

const product = 'Grandstand Studio'

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title])
}
