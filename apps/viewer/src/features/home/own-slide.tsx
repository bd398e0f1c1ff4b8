import type { Event } from '@grandstand/contract'
import type { HeroSlide } from '@grandstand/ui'
import { useEffect } from 'react'
import type { HomeScope } from './choose-home-scope.ts'
import { useOwnEvents } from './use-own-events.ts'
import { useOwnSlide } from './use-own-slide.ts'

interface OwnSlideProps {
  scope: HomeScope
  /** Null if there is none any more. */
  onSlide: (slide: HeroSlide | null) => void
}

/** Tells the page, which was shown before anybody knew whose it is, of its viewer's own live game. */
export function OwnSlide({ scope, onSlide }: OwnSlideProps) {
  const live = useOwnEvents(scope)?.live.filter(
    ({ stream_status, is_cancelled }) => stream_status === 'live' && !is_cancelled,
  )
  const game = live?.find(({ live_frame }) => live_frame) ?? live?.[0]
  return game ? <SlideOf key={game.id} game={game} onSlide={onSlide} /> : null
}

function SlideOf({ game, onSlide }: Pick<OwnSlideProps, 'onSlide'> & { game: Event }) {
  const slide = useOwnSlide(game)
  useEffect(() => onSlide(slide), [slide, onSlide])
  useEffect(() => () => onSlide(null), [onSlide])
  return null
}
