import { useQuery } from '@tanstack/react-query'
import { GameBoard } from '../features/games/board/game-board.tsx'
import { eventQuery } from '../features/games/events/events-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { eventHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'

export function ScoreScreen({ channel, id }: { channel: string; id: string }) {
  const { words, language } = useI18n()
  const event = useQuery(eventQuery(useClient(), { channel, id }, language))
  return (
    <>
      <ScreenHead
        title={words.board.title}
        text={event.data?.name}
        back={{ href: eventHref(channel, Number(id)), label: words.board.back }}
      />
      <GameBoard channel={channel} id={id} />
    </>
  )
}
