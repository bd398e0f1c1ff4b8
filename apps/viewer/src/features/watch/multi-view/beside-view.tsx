import type { Event } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../../platform/open-player.ts'
import { useScored } from '../../../platform/use-scored.ts'
import { eventQuery } from '../../events/event-queries.ts'
import { useShownBoard } from '../../events/use-shown-board.ts'
import { hidesLength } from '../../playback/hides-length.ts'
import { GameHead } from '../game-head.tsx'
import { GameTimeline } from '../game-timeline.tsx'
import { usePeriods } from '../use-periods.ts'
import { useReached } from '../use-reached.ts'
import { useReachedDate } from '../use-reached-date.ts'
import { MultiView } from './multi-view.tsx'
import type { Tiles } from './tiles-href.ts'

interface BesideViewProps {
  tiles: Tiles
  /** Screen readers say each score. */
  isAloud: boolean
  /** The picture of the page's own game; null when it goes. */
  onOwnPicture: (player: OpenPlayer | null) => void
  /** Where the pictures and the score stand on the page. */
  styles: { stage?: string | undefined; head?: string | undefined; low?: string | undefined }
}

/** Several games in place of one: their pictures, and the score of the one that has the sound. */
export function BesideView({ tiles, isAloud, onOwnPicture, styles }: BesideViewProps) {
  const { client } = useApp()
  const { language } = useI18n()
  const [soundId, setSoundId] = useState<number | null>(tiles[0] ?? null)
  const [pictures, setPictures] = useState<ReadonlyMap<number, OpenPlayer | null>>(new Map())
  // The game that had it may be gone.
  const heardId = soundId !== null && tiles.includes(soundId) ? soundId : null
  const shownId = heardId ?? tiles[0] ?? 0
  const { data: event } = useQuery(eventQuery(client, language, String(shownId)))
  return (
    <>
      <div className={styles.stage} data-stage="">
        <MultiView
          tiles={tiles}
          soundId={heardId}
          onSound={setSoundId}
          onPicture={(id, player) => {
            setPictures(before => new Map(before).set(id, player))
            if (id === tiles[0]) onOwnPicture(player)
          }}
        />
      </div>
      {event && (
        <HeardGame
          key={event.id}
          event={event}
          player={pictures.get(event.id) ?? null}
          isAloud={isAloud}
          styles={styles}
        />
      )}
    </>
  )
}

function HeardGame({
  event,
  player,
  isAloud,
  styles,
}: Omit<BesideViewProps, 'tiles' | 'onOwnPicture'> & { event: Event; player: OpenPlayer | null }) {
  const reachedDate = useReachedDate(player, event.is_score_hidden === true)
  const shown = useShownBoard(event, player, reachedDate)
  const { items } = useScored(event, event.stream_status !== 'upcoming', reachedDate) ?? { items: noScores }
  const scored = useReached(items, player)
  const begins = usePeriods(event, player, reachedDate)
  return (
    <>
      <div className={styles.head}>
        <GameHead event={shown} player={player} isAloud={isAloud} />
      </div>
      <div className={styles.low}>
        <GameTimeline
          event={shown}
          scored={scored}
          periods={begins}
          marks={noMarks}
          player={player}
          hidesLength={hidesLength(event)}
        />
      </div>
    </>
  )
}

const noScores: [] = []
const noMarks: [] = []
