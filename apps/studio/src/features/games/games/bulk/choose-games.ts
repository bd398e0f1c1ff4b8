/** Some games by their ids, or all that the filter finds but these. */
export interface Chosen {
  isAll: boolean
  ids: ReadonlySet<number>
  /** Where a choice of several begins. */
  last: number | null
}

export const noGames: Chosen = { isAll: false, ids: new Set(), last: null }

interface Choice {
  id: number
  isWanted: boolean
  /** Of the games that are shown: all from the last one to this one are meant. */
  order?: readonly number[] | undefined
}

export function chooseGames({ isAll, ids, last }: Chosen, { id, isWanted, order = [] }: Choice): Chosen {
  const [from, to] = [order.indexOf(last ?? id), order.indexOf(id)]
  const meant = from < 0 || to < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
  const others = [...ids].filter(each => !meant.includes(each))
  return { isAll, last: id, ids: new Set(isAll === isWanted ? others : [...others, ...meant]) }
}
