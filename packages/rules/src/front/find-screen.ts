import { type Screen, type ScreenName, screens } from './screens.ts'

/** In the table's order. */
export const screenNames: readonly ScreenName[] = Object.keys(screens).filter(isScreenName)

function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(screens, name)
}

export function getScreen(name: ScreenName): Screen {
  return screens[name]
}

export function partsOf(name: ScreenName): readonly string[] {
  return getScreen(name).parts ?? [name]
}

/** Backwards, so that of two screens with one path the first is found. */
const byPath = new Map(screenNames.toReversed().map(name => [getScreen(name).path, name]))

/**
 * The screen that an address, without its query, belongs to; null when only the channel may know it. An address that
 * lacks the number of its screen still belongs there.
 */
export function findScreen(path: string): ScreenName | null {
  const plain = path.replace(/(?<=.)\/+$/, '')
  const patterns = [
    plain,
    `${plain}/$id`,
    plain.replace(/[^/]+$/, '$id'),
    plain.replace(/[^/]+\/[^/]+$/, '$id/$uuid'),
  ]
  return patterns.map(pattern => byPath.get(pattern)).find(name => name !== undefined) ?? null
}
