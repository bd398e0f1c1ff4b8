import type { Event } from '@grandstand/contract'
import { formatClock, periodText, readClock } from '@grandstand/rules'
import { useEffect, useState } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { useShownBoard } from './use-shown-board.ts'

interface GamePeriodProps {
  className: string | undefined
  event: Event
  player: OpenPlayer | null
}

/** Where the game is in its course, with a clock that runs by itself until somebody stops it. */
export function GamePeriod({ className, event: now, player }: GamePeriodProps) {
  const event = useShownBoard(now, player)
  const clock = useRunningClock(event.clock, player)
  const { language } = useI18n()
  const text = [periodText(language, event.period), clock].filter(Boolean).join(' ')
  // Of a game that is over the board tells the result, unless its pictures are shown.
  const isShown = now.stream_status === 'live' || (now.stream_status === 'finished' && event !== now)
  return isShown && text !== '' && <span className={className}>{text}</span>
}

/** Often enough that no second is skipped. */
const tickMs = 250

function useRunningClock(clock: Event['clock'], player: OpenPlayer | null): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    if (!clock) {
      setText(null)
      return
    }
    const tick = () => {
      const dateMs = player?.handle.getMoment().dateMs ?? Date.now()
      setText(
        formatClock(
          readClock({ ms: clock.ms, since: new Date(clock.since) }, clock.counts, new Date(dateMs)),
        ),
      )
    }
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [clock, player])
  return text
}
