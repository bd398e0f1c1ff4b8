import { useSearch } from '@tanstack/react-router'

export interface HomeSearch {
  group?: string
  participant?: string
}

/** What narrows the home page; other parameters, such as campaign tags, stay in the address. */
export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const { group, participant } = search
  return {
    ...search,
    ...(typeof group === 'string' && { group }),
    ...(typeof participant === 'string' && { participant }),
  }
}

export const useHomeSearch = (): HomeSearch => readHomeSearch(useSearch({ strict: false }))
