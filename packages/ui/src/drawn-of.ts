const isDrawn = typeof document === 'undefined'

/**
 * What a server draws of a row: as much as wide screens show. The rest comes with the app; until then it would only make a
 * slow phone lay out what nobody sees.
 */
export function drawnOf<Item>(items: readonly Item[], most: number): readonly Item[] {
  return isDrawn ? items.slice(0, most) : items
}
