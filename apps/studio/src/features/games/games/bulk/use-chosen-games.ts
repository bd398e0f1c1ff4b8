import { useState } from 'react'
import { chooseGames, noGames } from './choose-games.ts'

/** Which games are chosen to be changed together. */
export function useChosenGames() {
  const [chosen, setChosen] = useState(noGames)
  const { isAll, ids } = chosen
  return {
    isAll,
    ids,
    isAny: isAll || ids.size > 0,
    isChosen: (id: number) => isAll !== ids.has(id),
    choose: (id: number, isWanted: boolean, order?: readonly number[]) =>
      setChosen(before => chooseGames(before, { id, isWanted, order })),
    chooseAll: () => setChosen({ isAll: true, ids: new Set(), last: null }),
    clear: () => setChosen(noGames),
  }
}
export type ChosenGames = ReturnType<typeof useChosenGames>
