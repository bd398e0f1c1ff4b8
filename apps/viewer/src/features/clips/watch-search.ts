const tabs = ['game', 'clips', 'live'] as const
export type WatchTab = (typeof tabs)[number]

/** What the address of a game asks for beside the game itself. */
interface WatchSearch {
  /** To be edited under the player. */
  clipId: string | null
  /** It was just cut, and is shown by its loudest part. */
  isFresh: boolean
  tab: WatchTab
  /** Where in the replay to begin. */
  startSeconds: number | null
  /** Other games beside it, on a wide screen. */
  withIds: number[]
}

/** Games beside each other. */
export const maxTiles = 4

export function readWatchSearch(search: object): WatchSearch {
  const given = new Map<string, unknown>(Object.entries(search))
  const read = (name: string, pattern: RegExp) => {
    const value = given.get(name)
    return typeof value === 'string' && pattern.test(value) ? value : null
  }
  const start = read('t', /^\d{1,6}$/)
  return {
    clipId: read('clip', /^[1-9]\d{0,9}$/),
    isFresh: read('cut', /^now$/) !== null,
    tab: tabs.find(tab => tab === given.get('tab')) ?? 'game',
    startSeconds: start === null ? null : Number(start),
    withIds: [
      ...new Set(
        read('with', /^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
          ?.split(',')
          .map(Number),
      ),
    ].slice(0, maxTiles - 1),
  }
}
