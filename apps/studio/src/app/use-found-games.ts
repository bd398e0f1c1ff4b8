import type { ListedGame } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { chooseDeskState } from '@grandstand/rules'
import { closingHref, eventHref, gameHref, goLiveHref, scoreHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useMayCall } from '../platform/operator.ts'
import type { Found } from './found.ts'

/** The games, those without a picture first; and what can be done with the first of them. */
export function useFoundGames(
  channel: string,
  list: readonly ListedGame[],
): { games: Found[]; actions: Found[] } {
  const { words, fill, number, dateTime } = useI18n()
  const mayCall = useMayCall()
  const isDark = (game: ListedGame) => chooseDeskState(game, Date.now()) === 'no_picture'
  const sorted = list.toSorted((a, b) => Number(isDark(b)) - Number(isDark(a)))
  const [first] = sorted
  return {
    games: sorted.map(game => ({
      href: eventHref(channel, game.id),
      label: game.name,
      note: isDark(game)
        ? `${words.tonight.noPicture} · ${fill(words.tonight.waiting, { number: number(game.waiting) })}`
        : dateTime(game.starts_at, game.time_zone),
      icon: 'calendar',
      isTrouble: isDark(game),
    })),
    actions: first ? listActions(first) : [],
  }

  function listActions({ id, name, stream_status, is_cancelled }: ListedGame): Found[] {
    if (is_cancelled) return []
    const isOver = stream_status === 'finished'
    const actions = [
      {
        href: goLiveHref(channel, id),
        label: words.room.connectTitle,
        icon: 'camera' as const,
        isOffered: !isOver && mayCall(studioWireCalls.getStreamKey),
      },
      {
        href: scoreHref(channel, String(id)),
        label: words.board.open,
        icon: 'board' as const,
        isOffered: !isOver && mayCall(studioWireCalls.tapBoard),
      },
      {
        href: closingHref(channel, id),
        label: words.tonight.wrapUp,
        icon: 'check' as const,
        isOffered: isOver && mayCall(studioWireCalls.getClosing),
      },
      {
        href: gameHref(channel, String(id)),
        label: words.palette.edit,
        icon: 'settings' as const,
        isOffered: mayCall(studioWireCalls.changeGame),
      },
    ]
    return actions.flatMap(({ isOffered, ...action }) => (isOffered ? { ...action, note: name } : []))
  }
}
