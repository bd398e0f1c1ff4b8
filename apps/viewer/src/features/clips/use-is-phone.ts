import { useSyncExternalStore } from 'react'

const query = '(max-width: 767px)'

function subscribe(changed: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
