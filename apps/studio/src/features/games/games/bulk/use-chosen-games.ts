import { useState } from 'react'

/** Some games by their ids, or all that the filter finds but these. */
interface Chosen {
  isAll: boolean
  ids: ReadonlySet<number>
}

const none: Chosen = { isAll: false, ids: new Set() }

export function useChosenGames() {
  const [{ isAll, ids }, setChosen] = useState(none)
  const isChosen = (id: number) => isAll !== ids.has(id)
  return {
    isAll,
    ids,
    isChosen,
    choose: (changed: readonly number[], wanted: boolean) => {
      const others = [...ids].filter(id => !changed.includes(id))
      setChosen({ isAll, ids: new Set(isAll === wanted ? others : [...others, ...changed]) })
    },
    chooseAll: () => setChosen({ isAll: true, ids: new Set() }),
    clear: () => setChosen(none),
  }
}
export type ChosenGames = ReturnType<typeof useChosenGames>
