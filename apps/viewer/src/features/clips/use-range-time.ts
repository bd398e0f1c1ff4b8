import type { Event } from '@grandstand/contract'
import { formatClock } from '@grandstand/player'
import { type ClipRange, findBoardMoment, gameTime } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { boardMomentsQuery } from '../../platform/board-moments-query.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { sayRange } from './say-range.ts'

/** When in the game a clip begins and ends, by the game's own clock; by that of the video where nobody knows it. */
export function useRangeTime(event: Event, player: OpenPlayer | null, range: ClipRange): string {
  const { client } = useApp()
  const { language } = useI18n()
  const { data } = useQuery(boardMomentsQuery(client, event.id, null))
  const picture = player?.handle.getPicture()
  const timeOf = (seconds: number) => {
    if (!data || !picture || picture.dateMs === null) return formatClock(seconds)
    const dateMs = picture.dateMs + (seconds - picture.seconds) * 1000
    const board = findBoardMoment(data.items, dateMs)
    return (board && gameTime(language, board, dateMs)) ?? formatClock(seconds)
  }
  return sayRange(timeOf(range.startSeconds), timeOf(range.endSeconds))
}
